import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forEmulators } from './firebase-config.ts';

const production = readFileSync('firebase.json', 'utf8');

function policyOf(text: string): Record<string, string> {
  const { hosting } = JSON.parse(text) as { hosting: { headers: { headers: { key: string; value: string }[] }[] } };
  const policy = hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === 'Content-Security-Policy');
  return Object.fromEntries(
    (policy?.value ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content security policy of a real project', () => {
  it('names no developer’s machine, and allows no inline or evaluated script', () => {
    expect(production).not.toMatch(/127\.0\.0\.1:\*|localhost:/);
    expect(policyOf(production)['script-src']).not.toMatch(/unsafe|\*|http:/);
    expect(policyOf(production)).toMatchObject({
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'base-uri': "'self'",
    });
    // Hosts by name, and only the used paths of Google's; pictures of foods may be anywhere.
    const { 'img-src': _pictures, ...rest } = policyOf(production);
    expect(Object.values(rest).join(' ')).not.toMatch(/\*|https:(?:\s|$)|google[a-z]*\.com(?:\s|$)/);
  });
});

describe('the configuration of the emulators', () => {
  it('is the real one, plus this machine’s addresses', () => {
    const emulators = forEmulators(production);
    expect(policyOf(emulators)).toEqual({
      ...policyOf(production),
      'connect-src': `${policyOf(production)['connect-src']} http://127.0.0.1:* http://localhost:*`,
      'frame-src': `${policyOf(production)['frame-src']} http://127.0.0.1:* http://localhost:*`,
    });
    expect(emulators.replaceAll(' http://127.0.0.1:* http://localhost:*', '')).toBe(production);
  });

  it('is not made from a configuration without a policy', () => {
    expect(() => forEmulators('{}')).toThrow('expected a content security policy with connect-src');
  });
});
