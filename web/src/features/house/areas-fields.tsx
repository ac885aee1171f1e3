import { DEFAULT_CURRENCY, signOf, type Currency } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { InlineInput } from '../../ui/inline-input.tsx';
import { RADII } from '../../ui/radii.ts';
import { newArea, type AreaValues } from './areas-values.ts';
import { FromTo } from './from-to.tsx';
import { FIELD, TIME } from './house-look.ts';
import { Rows } from './house-section.tsx';
import { WEEK, WEEKDAYS } from './hours-values.ts';

/** Where the house delivers to: of two areas for one postcode the first counts. */
export function AreasFields({
  areas,
  currency = DEFAULT_CURRENCY,
  onChange,
}: {
  readonly areas: readonly AreaValues[];
  readonly currency?: Currency | undefined;
  readonly onChange: (areas: readonly AreaValues[]) => void;
}): React.JSX.Element {
  return (
    <Rows
      title="Areas of delivery"
      text="Guests type their postcode: 80* stands for all that begin so. An area without any is chosen by its name."
    >
      {areas.map((area, index) => (
        <AreaFields
          key={area.id}
          area={area}
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
        sx={{ mt: 1 }}
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
        Add an area
      </Button>
    </Rows>
  );
}

function AreaFields({
  area,
  currency,
  number,
  onChange,
  onRemove,
}: {
  readonly area: AreaValues;
  readonly currency: Currency;
  readonly number: number;
  readonly onChange: (changes: Partial<AreaValues>) => void;
  readonly onRemove: () => void;
}): React.JSX.Element {
  const id = useId();
  const { days, from, to } = area;
  return (
    <Box role="group" aria-label={`Area ${number}`} sx={AREA}>
      <Box sx={GRID}>
        {FIELDS.map(([field, label]) => (
          <div key={field} data-sign={MONEY.has(field) ? signOf(currency) : undefined}>
            <label htmlFor={`${id}-${field}`}>{label}</label>
            <InlineInput
              id={`${id}-${field}`}
              value={area[field]}
              inputMode={field === 'name' || field === 'postcodes' ? 'text' : 'decimal'}
              sx={WHOLE}
              onChange={({ target }) => {
                onChange({ [field]: target.value });
              }}
            />
          </div>
        ))}
      </Box>
      <Box sx={DAYS}>
        {WEEK.map((day) => (
          <label key={day}>
            <Checkbox
              aria-label={`${WEEKDAYS[day]}, area ${number}`}
              checked={days.includes(day)}
              onChange={({ target }) => {
                onChange({ days: target.checked ? [...days, day] : days.filter((one) => one !== day) });
              }}
            />
            <span>
              {WEEKDAYS[day].slice(0, 1)}
              <Box component="span" sx={FROM_TABLETS_ON}>
                {WEEKDAYS[day].slice(1, 3)}
              </Box>
            </span>
          </label>
        ))}
        <Box sx={HOURS}>
          <FromTo
            type="time"
            labels={[`Area ${number}: from`, `Area ${number}: to`]}
            value={{ from, to }}
            sx={TIME}
            onChange={onChange}
          />
          <Button color="error" aria-label={`Remove area ${number}`} sx={{ ml: 'auto', mr: -2 }} onClick={onRemove}>
            Remove area
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const FIELDS = [
  ['name', 'Name'],
  ['postcodes', 'Postcodes'],
  ['fee', 'Fee'],
  ['minimum', 'Least order'],
  ['freeFrom', 'Free from'],
  ['minutes', 'Minutes on the way'],
] as const;
const MONEY: ReadonlySet<string> = new Set(['fee', 'minimum', 'freeFrom']);

/** On a phone as wide as leaves room for seven fingers. */
const AREA = {
  p: { xs: 1, sm: 2 },
  mx: { xs: -1, sm: 0 },
  mb: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: RADII.field,
  typography: 'body2',
} as const;
const GRID = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '1fr 1fr',
    sm: 'repeat(4, minmax(0, 1fr))',
    md: 'minmax(0, 3fr) minmax(0, 2fr) repeat(3, 96px) 136px',
  },
  columnGap: 2,
  rowGap: 1.5,
  alignItems: 'end',
  '& label': { display: 'block', mb: 0.5, fontWeight: 600 },
  '& > [data-sign]': { position: 'relative' },
  '& > [data-sign]::after': {
    content: 'attr(data-sign)',
    position: 'absolute',
    left: 12,
    bottom: 0,
    height: 48,
    alignContent: 'center',
    typography: 'body1',
    color: 'text.secondary',
  },
  '& > [data-sign] > input': { pl: 3.5 },
  // The name and the postcodes.
  '& > :nth-of-type(-n + 2)': { gridColumn: { sm: 'span 2', md: 'auto' } },
} as const;
/** On a phone a week of seven columns, each as wide as a finger also at 360 pixels. */
const DAYS = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { sm: 1.5 },
  rowGap: { xs: 1, sm: 0 },
  mx: { xs: -1, sm: 0 },
  mt: 1.5,
  '& > label': {
    display: 'flex',
    flexDirection: { xs: 'column-reverse', sm: 'row' },
    alignItems: 'center',
    justifyContent: 'center',
    gap: { xs: 0.5, sm: 1 },
    minHeight: { xs: 56, sm: 44 },
    cursor: 'pointer',
  },
  '& > label > input': { flex: 'none', m: 0 },
} as const;
/** On a phone the first letter of a day. */
const FROM_TABLETS_ON = { display: { xs: 'none', sm: 'inline' } } as const;
const WHOLE = { ...FIELD, width: 1 } as const;
/** At the end of the days, or below them. */
const HOURS = {
  display: 'flex',
  alignItems: 'center',
  flexGrow: 1,
  gridColumn: '1 / -1',
  mx: { xs: 1, sm: 0 },
} as const;
