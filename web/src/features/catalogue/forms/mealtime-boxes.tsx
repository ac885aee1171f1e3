import { mealtimeLabel, MEALTIMES } from '@foodhouse/domain';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TickBoxes } from '../fields/tick-boxes.tsx';
import * as texts from './texts.ts';

const OPTIONS = MEALTIMES.map((value) => ({ value, label: mealtimeLabel(value) }));

/** The mealtimes of a food; no mealtime means any time. */
export function MealtimeBoxes({ field }: { readonly field: UseFormRegisterReturn }): React.JSX.Element {
  return <TickBoxes legend={texts.servedAt()} options={OPTIONS} field={field} isLine />;
}
