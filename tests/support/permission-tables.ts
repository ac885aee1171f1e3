import { readFileSync } from 'node:fs';

// Reads the tables of docs/permissions.md, which tests compare with the product cell by cell.

export interface PermissionTable {
  /** The identities, in the order of the columns. */
  readonly identities: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: Readonly<Record<string, string>> }[];
}

/** Reads the table under a heading. @throws Error when it is missing or a row has not one cell for each identity */
export function readPermissions(heading: string): PermissionTable {
  const section = readFileSync('docs/permissions.md', 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/permissions.md: expected a heading ${heading}`);
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  const [head = [], , ...body] = lines.map(cellsOf);
  const identities = head.slice(1);
  const rows = body.map(([name = '', ...cells]) => {
    if (cells.length !== identities.length)
      throw new Error(`docs/permissions.md: ${name}: expected ${identities.length} cells`);
    return { name, cells: Object.fromEntries(identities.map((identity, index) => [identity, cells[index] ?? ''])) };
  });
  if (identities.length === 0 || rows.length === 0)
    throw new Error(`docs/permissions.md: ${heading}: expected a table`);
  return { identities, rows };
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
}
