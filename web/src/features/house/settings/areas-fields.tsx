// No stories: in services-form.tsx.
import { DEFAULT_CURRENCY, signOf, type Currency } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { RADII } from '../../../ui/radii.ts';
import { SHORT_WEEKDAYS, WEEK } from '../../../ui/week.ts';
import { newArea, type AreaValues } from './areas-values.ts';
import { FromTo } from './from-to.tsx';
import { MARK, TIME } from './house-styles.ts';
import { Rows } from './house-section.tsx';
import { WEEKDAYS } from '../../../lib/weekdays.ts';
import { RemoveButton } from './remove-button.tsx';
import type { Refused } from './use-save.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** Where the house delivers to: of two areas for one postcode the first counts. */
export function AreasFields({
  areas,
  refused,
  currency = DEFAULT_CURRENCY,
  onChange,
}: {
  readonly areas: readonly AreaValues[];
  readonly refused: (path: string) => Refused;
  readonly currency?: Currency | undefined;
  readonly onChange: (areas: readonly AreaValues[]) => void;
}): React.JSX.Element {
  return (
    <Rows title={texts.areasOfDelivery()} text={texts.areasHelp()}>
      {areas.map((area, index) => (
        <AreaFields
          key={area.id}
          area={area}
          refused={(field) => refused(`areas.${index}.${field}`)}
          currency={currency}
          number={index + 1}
          onChange={(changes) => {
            onChange(areas.with(index, { ...area, ...changes }));
          }}
          onRemove={() => {
            onChange(areas.toSpliced(index, 1));
          }}
        />
      ))}
      <Button
        variant="outlined"
        sx={{ mt: areas.length > 0 ? 0.5 : 0 }}
        onClick={() => {
          onChange([
            ...areas,
            newArea(
              currency,
              areas.map(({ id }) => id),
            ),
          ]);
        }}
      >
        {texts.addAnArea()}
      </Button>
    </Rows>
  );
}

function AreaFields({
  area,
  refused,
  currency,
  number,
  onChange,
  onRemove,
}: {
  readonly area: AreaValues;
  readonly refused: (field: string) => Refused;
  readonly currency: Currency;
  readonly number: number;
  readonly onChange: (changes: Partial<AreaValues>) => void;
  readonly onRemove: () => void;
}): React.JSX.Element {
  const id = useId();
  const { days, from, to } = area;
  return (
    <Box role="group" aria-label={texts.area({ number })} sx={AREA}>
      <Box sx={HEAD}>
        {texts.area({ number })}
        <RemoveButton what="area" label={texts.removeArea({ number })} hasWord onClick={onRemove} />
      </Box>
      <Box sx={GRID}>
        {FIELDS.map(([field, label], index) => (
          <Box
            key={field}
            data-sign={MONEY.has(field) ? signOf(currency) : undefined}
            data-unit={field === 'minutes' ? texts.minutes() : undefined}
            sx={[PLACE, index < 2 && WORDS_PLACE]}
          >
            <Box component="label" htmlFor={`${id}-${field}`} sx={LABEL}>
              {label}
            </Box>
            <InlineInput
              id={`${id}-${field}`}
              aria-label={field === 'minutes' ? texts.inMinutes({ label }) : undefined}
              {...refused(field)}
              value={area[field]}
              inputMode={field === 'name' || field === 'postcodes' ? 'text' : 'decimal'}
              sx={MONEY.has(field) ? AFTER_SIGN : field === 'minutes' ? BEFORE_UNIT : WHOLE}
              onChange={({ target }) => {
                onChange({ [field]: target.value });
              }}
            />
          </Box>
        ))}
        <Box sx={DAYS}>
          <Box component="span" sx={LABEL}>
            {texts.days()}
          </Box>
          <Box sx={TICKS}>
            {WEEK.map((day) => (
              <Box key={day} component="label" sx={TICK}>
                <Checkbox
                  sx={MARK}
                  aria-label={texts.dayOfArea({ day: WEEKDAYS[day], number })}
                  checked={days.includes(day)}
                  onChange={({ target }) => {
                    onChange({ days: target.checked ? [...days, day] : days.filter((one) => one !== day) });
                  }}
                />
                {SHORT_WEEKDAYS[day]}
              </Box>
            ))}
          </Box>
        </Box>
        <Box sx={HOURS}>
          <Box component="span" sx={LABEL}>
            {texts.hours()}
          </Box>
          <FromTo
            type="time"
            labels={[texts.areaOpens({ number }), texts.areaCloses({ number })]}
            value={{ from, to }}
            marks={{ from: refused('from'), to: refused('to') }}
            sx={TIME}
            onChange={onChange}
          />
        </Box>
      </Box>
    </Box>
  );
}

const FIELDS = [
  ['name', common.name()],
  ['postcodes', texts.postcodes()],
  ['fee', texts.fee()],
  ['minimum', texts.leastOrder()],
  ['freeFrom', texts.freeFrom()],
  ['minutes', texts.minutesOnTheWay()],
] as const;
const MONEY: ReadonlySet<string> = new Set(['fee', 'minimum', 'freeFrom']);

const AREA = {
  px: { xs: 1.5, sm: 2 },
  pt: 0.5,
  pb: 2,
  mb: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: RADII.field,
  typography: 'body2',
} as const;
const HEAD = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  marginInlineEnd: -1,
  typography: 'body1',
  fontWeight: 700,
} as const;
const GRID = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '1fr 1fr',
    sm: 'repeat(4, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr)) minmax(180px, 1fr)',
    lg: 'minmax(0, 1fr) minmax(0, 1fr) 88px 112px 136px 128px',
  },
  columnGap: { xs: 1, sm: 2 },
  rowGap: 1.5,
  alignItems: 'end',
} as const;
const LABEL = { display: 'block', mb: 0.5, fontWeight: 600 } as const;
/** Beside the number that is typed. */
const IN_FIELD = {
  position: 'absolute',
  bottom: 0,
  height: 48,
  alignContent: 'center',
  typography: 'body1',
  color: 'text.secondary',
  pointerEvents: 'none',
} as const;
/** With the sign of the currency in it, or a unit. */
const PLACE = {
  position: 'relative',
  '&[data-sign]::after': { ...IN_FIELD, content: 'attr(data-sign)', insetInlineStart: 12 },
  '&[data-unit]::after': { ...IN_FIELD, content: 'attr(data-unit)', insetInlineEnd: 12 },
} as const;
/** Of the name and the postcodes. */
const WORDS_PLACE = { gridColumn: { sm: 'span 2', lg: 'auto' } } as const;
/** In a wide window the hours begin where the least order does, below the days where there is no room. */
const DAYS = { gridColumn: { xs: '1 / -1', md: 'span 3' } } as const;
const HOURS = { gridColumn: { xs: '1 / -1', md: 'auto', lg: 'span 3' } } as const;
/** On a phone two lines, each as high as a finger. */
const TICKS = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))',
  // Nearer to its box than to the next one.
  columnGap: { sm: 1.5 },
} as const;
const TICK = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minWidth: 44,
  minHeight: { xs: 44, sm: 48 },
  cursor: 'pointer',
} as const;
const WHOLE = { width: 1, boxSizing: 'border-box' } as const;
const AFTER_SIGN = { ...WHOLE, paddingInlineStart: 3.5 } as const;
const BEFORE_UNIT = { ...WHOLE, paddingInlineEnd: 5.5 } as const;
