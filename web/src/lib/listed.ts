import { listFormat } from '@foodhouse/domain';
import { isolated } from './isolated.ts';

/** Names in a sentence: `Large and House sauce`. */
export function listed(names: readonly string[]): string {
  return listFormat().format(names.map(isolated));
}
