import type { UseFormRegisterReturn } from 'react-hook-form';
import { timeText } from '../../../lib/time-text.ts';

/** A field of a form that completes its time when it is left. */
export function timeField(field: UseFormRegisterReturn): UseFormRegisterReturn {
  return {
    ...field,
    onBlur: async (event) => {
      const input = event.target as HTMLInputElement;
      input.value = timeText(input.value);
      await field.onChange(event);
      await field.onBlur(event);
    },
  };
}
