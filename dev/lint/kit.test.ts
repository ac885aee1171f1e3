import { existsSync } from 'node:fs';
import path from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import plugin from './kit.ts';
import { REACHING } from './reaching-list.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const JSX = { languageOptions: { parserOptions: { lang: 'tsx' } } } as const;
const KNOWN = { errors: [{ message: /web\/src\/ui/ }] };

new RuleTester(JSX).run('a file outside the kit', plugin.rules.elements, {
  valid: [
    'const a = <Button component="span" />;',
    'const a = <Box component="section"><input-like /></Box>;',
    'const a = styled("span")({});',
    'const a = document.createElement("input");',
  ],
  invalid: ['<button />', '<Box component="input" />', '<Root as="textarea" />', 'styled("table")({})'].map((code) => ({
    code: `const a = ${code};`,
    ...KNOWN,
  })),
});

new RuleTester(JSX).run('an icon', plugin.rules.icons, {
  valid: ["import { Add } from './icons/add.tsx';"],
  invalid: [{ code: "import Add from '@mui/icons-material/Add';", errors: [{ message: /web\/src\/ui\/icons/ }] }],
});

new RuleTester(JSX).run('a status of an order', plugin.rules.statuses, {
  valid: ['isInKitchen(order.status)', "where('status', '==', PLACED)", 'move({ to: ACCEPTED })', "status === 'ready'"],
  invalid: [
    "status === 'pending'",
    "const open: readonly OrderStatus[] = ['pending', 'approved'];",
    "type Words = Record<Exclude<OrderStatus, 'approved'>, string>;",
    "<Chip status='reject' />",
    'status !== DELIVERED',
    'switch (status) { case PLACED: break; }',
  ].map((code) => ({ code, errors: code.includes("pending', ") ? 2 : 1 })),
});

const ROOT = path.resolve(import.meta.dirname, '../..');
const LISTED = Object.keys(REACHING);

new RuleTester().run('styles of other elements', plugin.rules.reaching, {
  valid: [
    "const a = { '&:hover': b, '&[aria-current=page]': c, '&::before': d };",
    "const a = { 'grid-area: b > c': d };",
  ],
  invalid: [
    "const a = { '& > section button': b };",
    "const a = { '&:hover img': b };",
    "const a = { '&:has(input)': b };",
    'const a = { [`&& ${PART}`]: b };',
  ].map((code) => ({ code, errors: [{ message: /inside another component/ }] })),
});

new RuleTester().run('a file with fewer of them than its list has', plugin.rules.reaching, {
  valid: [],
  invalid: LISTED.slice(0, 1).map((file) => ({
    code: 'export const a = 1;',
    filename: path.join(ROOT, file),
    errors: [{ message: /only 0 of/ }],
  })),
});

it('lists only files that there are', () => {
  expect(LISTED.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
