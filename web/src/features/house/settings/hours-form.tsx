import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { parseSaveHouseRequest } from '@foodhouse/domain';
import { useState } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { Tick } from './fields.tsx';
import { MARK, TICK } from './house-styles.ts';
import { Section } from './house-section.tsx';
import { hoursPreview } from './hours-preview.ts';
import { hoursDtoOf, hoursOf, problemOf, refusedIn, shownServices, type HoursValues } from './hours-values.ts';
import { NeverServed } from './never-served.tsx';
import { OwnHours } from './own-hours.tsx';
import { PartForm } from './part-form.tsx';
import { SpecialDays } from './special-days.tsx';
import { bodyOf, useSave, type PartProps } from './use-save.ts';
import { WeekHours } from './week-hours.tsx';
import { withParts } from '../../../ui/with-parts.tsx';
import * as texts from './texts.ts';

/** When the house takes orders, with what it means now. */
export function HoursForm(props: PartProps): React.JSX.Element {
  const { house } = props;
  const [values, setValues] = useState<HoursValues>(() => hoursOf(house));
  const [saved, setSaved] = useState(values);
  const { isLimited, days, own, special, lastOrderMinutes } = values;
  const { save, setProblem, refused, ...state } = useSave(props, texts.hoursAreSaved(), (fields) =>
    problemOf(fields, special),
  );
  const nowMs = useNow(60_000);
  const closes = isLimited || special.length > 0 || Object.keys(own).length > 0;
  const change = (changes: Partial<HoursValues>): void => {
    setProblem(null);
    setValues({ ...values, ...changes });
  };
  const isDirty = JSON.stringify(values) !== JSON.stringify(saved);
  const dto = hoursDtoOf(values);
  const isFit = parseSaveHouseRequest(bodyOf(house, dto)).ok;
  const submit = async (): Promise<void> => {
    if (await save(dto)) setSaved(values);
  };
  return (
    <PartForm
      {...props}
      {...state}
      button={texts.saveTheHours()}
      isDirty={isDirty}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Section isStacked hasChoice title={texts.openingHours()} text={texts.openingHoursHelp()}>
        <Tick
          checked={isLimited}
          onChange={({ target }) => {
            change({ isLimited: target.checked });
          }}
        >
          {texts.inOpeningHoursOnly()}
        </Tick>
        {closes && (
          <Box component="label" sx={LAST_ORDERS}>
            {withParts(texts.lastOrders, {
              minutes: (
                <InlineInput
                  aria-label={texts.lastOrdersField()}
                  inputMode="numeric"
                  {...refused('lastOrderMinutes')}
                  value={lastOrderMinutes}
                  sx={{ ...MARK, width: 56 }}
                  onChange={({ target }) => {
                    change({ lastOrderMinutes: target.value });
                  }}
                />
              ),
            })}
          </Box>
        )}
      </Section>
      {isLimited && (
        <WeekHours
          refused={refusedIn(dto.hours.pickup, 'hours.pickup', refused)}
          days={days}
          dayStart={house.dayStart}
          onChange={(next) => {
            change({ days: next });
          }}
        />
      )}
      {shownServices(house.services ?? [], values).map((service) => (
        <OwnHours
          key={service}
          service={service}
          refused={refusedIn(dto.hours[service], `hours.${service}`, refused)}
          days={own[service]}
          ofHouse={days}
          dayStart={house.dayStart}
          onChange={(next) => {
            const { [service]: _before, ...others } = own;
            change({ own: next ? { ...others, [service]: next } : others });
          }}
        />
      ))}
      <SpecialDays
        days={special}
        refused={refused}
        onChange={(next) => {
          change({ special: next });
        }}
      />
      {isFit && (
        <Alert severity="info" icon={false} sx={isDirty ? PREVIEW : [PREVIEW, NARROW_ONLY]}>
          <strong>{texts.asGuestsSeeItNow()}</strong>{' '}
          {hoursPreview({ timeZone: house.timeZone, services: house.services ?? [], ...dto }, nowMs)}
        </Alert>
      )}
      <NeverServed isDirty={isDirty} house={{ ...house, ...(isFit && dto) }} />
    </PartForm>
  );
}

/** On a phone its last words go on in a line of their own. */
const LAST_ORDERS = { ...TICK, flexWrap: 'wrap', columnGap: 1, rowGap: 0 } as const;
const PREVIEW = { mt: 2 } as const;
/** In the widest windows what is saved is beside the form (guests-view.tsx). */
const NARROW_ONLY = { display: { xl: 'none' } } as const;
