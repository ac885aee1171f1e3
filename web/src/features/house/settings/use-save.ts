import { parseSaveHouseRequest, type FieldErrors, type HouseDto, type SaveHouseDto } from '@foodhouse/domain';
import { useId, useState, type ReactNode } from 'react';
import toast from 'react-hot-toast';
import { saveHouse } from './house-api.ts';
import type { Problem } from './save-problem.tsx';

/** What every part of the page is given. */
export interface PartProps {
  /** As it was saved last, also by another part. */
  readonly house: HouseDto;
  readonly onSaved: (house: HouseDto) => void;
  /** Takes over what another admin has saved, instead of what is typed. */
  readonly onReload: () => void;
  /** Whether something is typed that is not saved. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Where the part is a step of the set-up. */
  readonly guide?: Guide;
}

/** A step of the set-up, whose one button saves and goes on. */
export interface Guide {
  /** Whether the house has what the step asks for. */
  readonly isDone: boolean;
  readonly onGoOn: () => void;
  /** The foot of the step, with the button in it. */
  readonly renderFoot: (button: ReactNode) => ReactNode;
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
  /** @param changes of this part @returns whether they are saved */
  readonly save: (changes: Partial<SaveHouseDto>) => Promise<boolean>;
}

/**
 * What is sent of changes: they alone, with the currency of their amounts. What else the house has answered may be of a later
 * version than this page.
 */
export function bodyOf(
  { version, currency }: Pick<HouseDto, 'version' | 'currency'>,
  changes: Partial<SaveHouseDto>,
): SaveHouseDto {
  return { version, currency, ...changes };
}

/**
 * Saves one part of the settings over what the other parts have saved.
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
    const dto = bodyOf(house, changes);
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
        const sentence = say(result.fields);
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
