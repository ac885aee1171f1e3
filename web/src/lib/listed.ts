import { isolated } from './isolated.ts';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** Names in a sentence: `Large and House sauce`. */
export function listed(names: readonly string[]): string {
  return LIST.format(names.map(isolated));
}
