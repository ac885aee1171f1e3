import { parseSaveHouseRequest, type FieldErrors, type HouseDto, type SaveHouseDto } from '@foodhouse/domain';
import { useId, useState } from 'react';
import toast from 'react-hot-toast';
import { saveHouse } from './house-api.ts';
import type { Problem } from './save-problem.tsx';
import * as texts from './texts.ts';

/** What every part of the page is given. */
export interface PartProps {
  /** As it was saved last, also by another part. */
  readonly house: HouseDto;
  readonly onSaved: (house: HouseDto) => void;
  /** Takes over what another admin has saved, instead of what is typed. */
  readonly onReload: () => void;
  /** Whether something is typed that is not saved. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** What a field that the house does not take says to a reader of the screen. */
export interface Refused {
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface Save {
  readonly problem: Problem | null;
  readonly setProblem: (problem: Problem | null) => void;
  readonly isBusy: boolean;
  /** The element that says the problem. */
  readonly problemId: string;
  /** @returns the marks of the field of a path, while it is said that it is wrong */
  readonly refused: (path: string) => Refused;
  /** @param changes of this part, over the other settings as they are @returns whether they are saved */
  readonly save: (changes: Partial<SaveHouseDto>) => Promise<boolean>;
}

/**
 * Saves one part of the settings: all are sent, with its changes over what the other parts have saved.
 * @param done what is said then @param say says at its fields what the house does not take, and returns a sentence for
 *   the rest; null when nothing is left to say
 */
export function useSave(
  { house, onSaved }: PartProps,
  done: string,
  say: (fields: FieldErrors) => string | null,
): Save {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [wrong, setWrong] = useState<FieldErrors>({});
  const problemId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (changes: Partial<SaveHouseDto>): Promise<boolean> => {
    setProblem(null);
    setWrong({});
    const dto = { ...house, ...changes };
    const parsed = parseSaveHouseRequest(dto);
    setIsBusy(parsed.ok);
    const result = parsed.ok ? await saveHouse(dto) : ({ status: 'invalid', fields: parsed.fields } as const);
    setIsBusy(false);
    switch (result.status) {
      case 'saved':
        toast.success(done);
        onSaved(result.house);
        return true;
      case 'invalid': {
        const sentence = 'exceptions' in changes ? say(result.fields) : sayWithDays(result.fields, house, say);
        setWrong(result.fields);
        if (sentence !== null) setProblem({ status: 'failed', sentence });
        return false;
      }
      default:
        setProblem(result);
        return false;
    }
  };
  const refused = (path: string): Refused =>
    problem !== null && Object.keys(wrong).some((one) => one === path || one.startsWith(`${path}.`))
      ? { 'aria-invalid': true, 'aria-describedby': problemId }
      : {};
  return { problem, setProblem, isBusy, problemId, refused, save };
}

/** A special day that was stored once, and is taken no more, is named: it keeps every other part from being saved. */
function sayWithDays(
  fields: FieldErrors,
  { exceptions }: Pick<HouseDto, 'exceptions'>,
  say: (fields: FieldErrors) => string | null,
): string | null {
  const [, index] = Object.keys(fields).flatMap((path) => /^exceptions\.(\d+)/.exec(path) ?? []);
  const day = exceptions[Number(index)];
  if (!day) return say(fields);
  const own = Object.entries(fields).filter(([path]) => !path.startsWith('exceptions'));
  const said = own.length > 0 ? say(Object.fromEntries(own)) : null;
  return said ?? texts.specialDayIsWrong({ day: day.from === day.to ? day.from : `${day.from} – ${day.to}` });
}
