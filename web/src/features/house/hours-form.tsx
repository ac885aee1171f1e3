import { parseSaveHouseRequest, type HouseDto } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useNow } from '../../lib/use-now.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Form } from '../../ui/form.tsx';
import { GuardUnsaved } from '../../ui/guard-unsaved.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ContentCopyOutlined } from '../../ui/icons/content-copy-outlined.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Surface } from '../../ui/surface.tsx';
import { saveHouse } from './house-api.ts';
import { CARD, IN_ROW, ROW, TICK } from './house-look.ts';
import { hoursPreview } from './hours-preview.ts';
import { hoursDtoOf, hoursOf, problemOf, WEEK, WEEKDAYS, type HoursValues } from './hours-values.ts';
import { PARTS } from './house-parts.ts';
import { Periods } from './periods.tsx';
import { SaveProblem, type Problem } from './save-problem.tsx';
import { SpecialDays } from './special-days.tsx';

/** When the house takes orders, with what it means now. Saved for itself, with the other settings as they are. */
export function HoursForm({
  house,
  onSaved,
  onReload,
}: {
  /** As it was saved last, also by another form of the page. */
  readonly house: HouseDto;
  readonly onSaved: (house: HouseDto) => void;
  /** Takes over what another admin has saved, instead of what is chosen. */
  readonly onReload: () => void;
}): React.JSX.Element {
  const [values, setValues] = useState<HoursValues>(() => hoursOf(house));
  const [saved, setSaved] = useState(values);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const nowMs = useNow(60_000);
  const { isLimited, days, special } = values;
  const change = (changes: Partial<HoursValues>): void => {
    setProblem(null);
    setValues({ ...values, ...changes });
  };
  const dto = { ...house, ...hoursDtoOf(values, house) };
  const parsed = parseSaveHouseRequest(dto);
  const save = async (): Promise<void> => {
    setProblem(parsed.ok ? null : { status: 'failed', sentence: problemOf(parsed.fields) });
    if (!parsed.ok) return;
    setIsBusy(true);
    const result = await saveHouse(dto);
    setIsBusy(false);
    switch (result.status) {
      case 'saved':
        toast.success('The hours are up to date');
        setSaved(values);
        return onSaved(result.house);
      case 'invalid':
        return setProblem({ status: 'failed', sentence: problemOf(result.fields) });
      default:
        return setProblem(result);
    }
  };
  return (
    <Surface id={PARTS.hours} sx={CARD}>
      <GuardUnsaved isDirty={values !== saved} />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Typography component="h2" variant="h3">
          Opening hours
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Outside of them no order is taken, and guests read when the house opens.
        </Typography>
        <Box component="label" sx={{ ...TICK, my: 1 }}>
          <Checkbox
            checked={isLimited}
            onChange={({ target }) => {
              change({ isLimited: target.checked });
            }}
          />
          <span>Take orders in opening hours only</span>
        </Box>
        {isLimited && (
          <div>
            {WEEK.map((day) => (
              <Box key={day} role="group" aria-label={WEEKDAYS[day]} sx={ROW}>
                <div>{WEEKDAYS[day]}</div>
                <Periods
                  label={WEEKDAYS[day]}
                  periods={days[day] ?? []}
                  onChange={(periods) => {
                    change({ days: days.with(day, periods) });
                  }}
                  buttons={
                    <IconButton
                      aria-label={`Copy to all days: ${WEEKDAYS[day]}`}
                      title="Copy to all days"
                      sx={IN_ROW}
                      onClick={() => {
                        change({ days: days.map(() => days[day] ?? []) });
                      }}
                    >
                      <ContentCopyOutlined fontSize="small" />
                    </IconButton>
                  }
                />
              </Box>
            ))}
          </div>
        )}
        <SpecialDays
          days={special}
          onChange={(next) => {
            change({ special: next });
          }}
        />
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {parsed.ok && (
            <Alert severity="info" icon={false} sx={{ width: 1 }}>
              <strong>As guests see it now:</strong>{' '}
              {hoursPreview({ timeZone: house.timeZone, ...hoursDtoOf(values, house) }, nowMs)}
            </Alert>
          )}
          <SaveProblem problem={problem} onReload={onReload} />
          <SubmitButton loading={isBusy}>Save the hours</SubmitButton>
        </Box>
      </Form>
    </Surface>
  );
}
