import { useRef } from 'react';

/**
 * The idempotency key of a filled-in form: the same for the same values however often they are sent, another one for other
 * values, and after `null`, once they were taken.
 */
export function useFormKey(): (values: object | null) => string {
  const last = useRef({ values: '', key: '' });
  return (values) => {
    const text = JSON.stringify(values);
    if (last.current.values !== text) last.current = { values: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
