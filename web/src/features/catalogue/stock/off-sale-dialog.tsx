import { dayAfter, isDayOfHouse, type Food, type SnoozeFoodRequest } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useBusinessDay } from '../../../lib/use-business-day.ts';
import { LAST_DATE } from '../../../lib/typed-day.ts';
import { DayWords } from '../../../ui/day-words.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { explainRefusal, takeOffSale } from '../api/manage-food.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import { offSaleWords } from './off-sale-words.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

const LENGTHS = [
  { value: 'put back', label: texts.untilPutBack() },
  { value: 'today', label: texts.forToday() },
  { value: 'day', label: texts.throughADay() },
] as const;
type Length = (typeof LENGTHS)[number]['value'];

/**
 * Marks something as sold out.
 * @param until the day on which it is on sale again; null until somebody puts it back
 * @returns null when it is; else why not, in a sentence
 */
export type SendOffSale = (id: string, until: SnoozeFoodRequest['until'] | null) => Promise<string | null>;

async function sendFood(...asked: Parameters<SendOffSale>): Promise<string | null> {
  const result = await takeOffSale(...asked);
  return result.status === 'done' ? null : explainRefusal(result);
}

/** Asks for how long a food, or a size or an option of it, is sold out. It is put back on sale where it was marked. */
export function OffSaleDialog({
  food,
  of = null,
  help = texts.markSoldOutHelp(),
  news = null,
  send = sendFood,
  onClose,
}: {
  readonly food: Pick<Food, 'id' | 'name'>;
  /** The name of the food that it is a size of. */
  readonly of?: string | null;
  /** What it means. */
  readonly help?: string;
  /** Above the form. */
  readonly news?: ReactNode;
  readonly send?: SendOffSale;
  readonly onClose: () => void;
}): React.JSX.Element {
  const id = useId();
  const { day: today } = useBusinessDay();
  const [length, setLength] = useState<Length>('put back');
  const [last, setLast] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const clock = useHouseClock();
  // While a date is typed it is empty, one of the first century, or one digit too long.
  // It is on sale again on the day after.
  const lastDay = isDayOfHouse(last) && isDayOfHouse(dayAfter(last)) && last >= today ? last : null;
  const through = length === 'day' ? lastDay : today;
  const mark = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (through === null || isSending) return;
    setIsSending(true);
    setProblem(null);
    // The house says which day is today.
    const failed = await send(food.id, length === 'day' ? dayAfter(through) : length === 'today' ? 'tomorrow' : null);
    setIsSending(false);
    if (failed === null) onClose();
    else setProblem(failed);
  };
  const name = isolated(food.name);
  return (
    <FormDialog
      title={of === null ? texts.markSoldOutNamed({ name }) : texts.markSoldOutOf({ name, food: isolated(of) })}
      text={help}
      submitLabel={common.markSoldOut()}
      loading={isSending}
      disabled={through === null}
      error={problem}
      onCancel={onClose}
      onSubmit={(event) => void mark(event)}
    >
      {news}
      <Box sx={{ my: 2 }}>
        <ToggleButtonGroup label={texts.forHowLong()} options={LENGTHS} value={length} onChange={setLength} />
      </Box>
      {length === 'day' && (
        <Box sx={LAST_DAY}>
          <label htmlFor={id}>{texts.lastDay()}</label>
          <InlineInput
            id={id}
            type="date"
            min={today}
            max={LAST_DATE}
            aria-describedby={`${id}-words`}
            value={last}
            sx={{ width: 160 }}
            onChange={({ target }) => {
              setLast(target.value);
            }}
          />
          <DayWords id={`${id}-words`} day={last} />
        </Box>
      )}
      <Box sx={{ fontWeight: 700, minHeight: 24 }} aria-live="polite">
        {through === null
          ? isDayOfHouse(last) && last < today && texts.dayIsOver()
          : offSaleWords(length === 'put back' ? null : through, clock)}
      </Box>
    </FormDialog>
  );
}

const LAST_DAY = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 2 } as const;
