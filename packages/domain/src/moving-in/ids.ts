import { plainId } from '../text/plain-id.ts';

/** Gives each name an id that none before it has. @param taken ids that nothing gets */
export function idsIn(taken: ReadonlySet<string> = new Set()): (name: string) => string {
  const given = new Set(taken);
  return (name) => {
    const base = plainId(name) || 'choice';
    for (let count = 1; ; count += 1) {
      const id = count === 1 ? base : `${base}-${count}`;
      if (given.has(id)) continue;
      given.add(id);
      return id;
    }
  };
}
