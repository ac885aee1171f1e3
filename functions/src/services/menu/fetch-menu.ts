import type { FetchMenuRequest, FetchedMenu } from '@foodhouse/domain';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { MenuSources } from '../shared/ports.ts';

export interface FetchMenuPorts {
  readonly menuSources: MenuSources;
}

/** Asks another system for the owner's menu, with a key that is kept nowhere. Nothing is stored. For admins. */
export async function fetchMenu(
  { menuSources }: FetchMenuPorts,
  { key }: FetchMenuRequest,
): Promise<Outcome<FetchedMenu>> {
  const answer = await menuSources.gloriafood(key);
  if (answer.status === 'found') return done({ format: 'gloriafood', file: answer.menu });
  return answer.status === 'key-refused'
    ? refused('KEY_REFUSED', 'GloriaFood refused the key.')
    : refused('SOURCE_UNAVAILABLE', 'GloriaFood did not answer with a menu.');
}
