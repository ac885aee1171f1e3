import { useRef } from 'react';
import { newKey } from './new-key.ts';

/**
 * The idempotency key of a form: the same for the same values, a new one for other values and after `null`, which
 * follows a success.
 */
export function useFormKey(): (values: object | null) => string {
  const last = useRef({ values: '', key: '' });
  return (values) => {
    const text = JSON.stringify(values);
    if (last.current.values !== text) last.current = { values: text, key: newKey() };
    return last.current.key;
  };
}
