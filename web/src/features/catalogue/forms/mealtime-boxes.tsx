import type { Mealtime } from '@foodhouse/domain';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TickBoxes } from '../fields/tick-boxes.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

const OPTIONS = [
  { value: 'breakfast', label: common.breakfast() },
  { value: 'lunch', label: common.lunch() },
  { value: 'dinner', label: common.dinner() },
] as const satisfies readonly { readonly value: Mealtime; readonly label: string }[];

/** The mealtimes of a food; no mealtime means any time. */
export function MealtimeBoxes({ field }: { readonly field: UseFormRegisterReturn }): React.JSX.Element {
  return <TickBoxes legend={texts.servedAt()} options={OPTIONS} field={field} isLine />;
}
