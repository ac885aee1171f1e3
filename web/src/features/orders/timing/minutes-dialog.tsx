import { PROMISE_MINUTES } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { IN_ONE_LINE, ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { frequentMinutes } from './frequent-minutes.ts';
import * as texts from './texts.ts';

/** Asks in how many minutes an order is ready: frequent ones by a press, any others typed. */
export function MinutesDialog({
  title,
  preselected,
  least = PROMISE_MINUTES.least,
  wayMinutes = null,
  readyIn,
  over = null,
  onCancel,
  onChoose,
}: {
  readonly title: string;
  readonly preselected: number;
  /** The least that can be promised. */
  readonly least?: number;
  /** Of a delivery: how many of the minutes it is on its way. */
  readonly wayMinutes?: number | null;
  /** The time that an acceptance with these minutes promises. */
  readonly readyIn: (minutes: number) => string;
  /** Why the order can not be accepted any more. */
  readonly over?: string | null;
  readonly onCancel: () => void;
  readonly onChoose: (minutes: number) => void;
}): React.JSX.Element {
  const [typed, setTyped] = useState(String(Math.max(preselected, least)));
  const [isRefused, setIsRefused] = useState(false);
  const id = useId();
  const minutes = minutesIn(typed, least);
  return (
    <FormDialog
      title={title}
      text={wayMinutes === null ? texts.readyInHowMany() : texts.withGuestInHowMany({ minutes: wayMinutes })}
      submitLabel={minutes === null ? texts.accept() : texts.acceptAsChosen({ time: readyIn(minutes) })}
      color="secondary"
      over={over}
      onCancel={onCancel}
      onSubmit={(event) => {
        event.preventDefault();
        if (minutes === null) setIsRefused(true);
        else onChoose(minutes);
      }}
    >
      {over === null && (
        <ToggleButtonGroup
          label={texts.frequentMinutes()}
          options={frequentMinutes(least).map((minutes) => ({ value: String(minutes), label: minutes }))}
          value={typed.trim()}
          onChange={setTyped}
          sx={{ mt: 1, mb: 2 }}
          slotProps={IN_ONE_LINE}
        />
      )}
      <Box component="label" htmlFor={id} sx={{ fontWeight: 700, display: 'block', mb: 0.5 }}>
        {texts.minutes()}
      </Box>
      <InlineInput
        id={id}
        inputMode="numeric"
        autoComplete="off"
        readOnly={over !== null}
        value={typed}
        aria-invalid={isRefused && minutes === null}
        aria-describedby={`${id}-expected`}
        sx={FIELD}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <Typography
        id={`${id}-expected`}
        variant="body2"
        role={isRefused && minutes === null ? 'alert' : undefined}
        color={isRefused && minutes === null ? 'error' : 'textSecondary'}
        sx={{ mt: 0.5 }}
      >
        {texts.minutesFromTo({ least, most: PROMISE_MINUTES.most })}
      </Typography>
    </FormDialog>
  );
}

const FIELD = { '&[readonly]': { bgcolor: 'transparent', borderColor: 'divider' } } as const;

/** Null for what can not be promised. */
function minutesIn(typed: string, least: number): number | null {
  const minutes = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isInteger(minutes) && minutes >= least && minutes <= PROMISE_MINUTES.most ? minutes : null;
}
