/** A time of 24 hours as the house takes it, of what somebody typed: `9`, `930` and `9.30` too. Anything else stays as it is. */
export function timeText(typed: string): string {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})[.: ]?(\d{2})?$/.exec(typed.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return typed;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Times are typed: a browser's own field shows 24 or twice 12 hours, as its owner has set it, beside sentences with 24. */
export const TIME_INPUT = { inputMode: 'numeric', placeholder: '00:00', maxLength: 5 } as const;
