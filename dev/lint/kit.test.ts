import { existsSync } from 'node:fs';
import path from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../../packages/domain/src/orders/status.ts';
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

const FROM_DOMAIN = "import { PLACED, ACCEPTED, DELIVERED as DONE } from '@foodhouse/domain';";

new RuleTester(JSX).run('a status of an order', plugin.rules.statuses, {
  valid: [
    'isInKitchen(order.status)',
    `${FROM_DOMAIN} where('status', '==', PLACED)`,
    `${FROM_DOMAIN} orders.where('status', '==', DONE)`,
    'const PLACED = { mt: 1 }; style(PLACED);',
    "status === 'no status'",
    `const WORDS = { ${ORDER_STATUSES.map((status) => `${status}: word`).join(', ')} };`,
    'const WORDS: Record<InKitchen, string> = { approved: b };',
    'Promise.reject(error)',
    'Object.assign(settle, { resolve, reject })',
    'type Staff = Exclude<Role, Guest>;',
  ],
  invalid: [
    ...ORDER_STATUSES.map((status) => `status === '${status}'`),
    "type Words = Record<Known, 'approved'>;",
    'type Words = Record<Exclude<OrderStatus, InKitchen>, string>;',
    "<Chip status='reject' />",
    `${FROM_DOMAIN} status !== DONE`,
    `${FROM_DOMAIN} switch (status) { case PLACED: break; }`,
    `${FROM_DOMAIN} move({ to: ACCEPTED })`,
    `${FROM_DOMAIN} type Act = typeof ACCEPTED;`,
    `${FROM_DOMAIN} const open = [PLACED];`,
    `${FROM_DOMAIN} where('status', 'in', [PLACED])`,
    'counts.pending',
    'STATUS_LABELS.delivered',
    'show({ approved: count })',
  ].map((code) => ({ code, errors: 1 })),
});

new RuleTester(JSX).run('a side in a style', plugin.rules.logical, {
  valid: [
    "const a = { marginInlineStart: 1, insetInlineEnd: 0, textAlign: 'start', inset: 0, px: 2 };",
    "const a = { inset: 'auto 0 0', m: '-4px 0 -18px', p: '4px 8px 0 8px' };",
    "const a = { inset: 'auto 8px calc(8px + env(safe-area-inset-bottom))' };",
    "const answer = { status: 'refused', left: result.left };",
    'const { left, right } = box;',
    "const words = { right: 'to the right' };",
    'const places = foods.map(({ left }) => ({ left }));',
  ],
  invalid: [
    'const a = { ml: 1 };',
    'const a = <Box sx={{ pr: { xs: 1, md: 2 } }} />;',
    'const a = { borderLeft: 1 };',
    "const a = { borderBottomLeftRadius: '8px' };",
    'const a = { left: 0 };',
    'const a = { right: -8 };',
    'const a = <i style={{ left: `${share}%` }} />;',
    "const a = { right: { xs: 'auto', md: 4 } };",
    "const a = { textAlign: 'right' };",
    "const a = { textAlign: { xs: 'left', md: 'center' } };",
    "const a = { p: '4px 4px 4px 12px' };",
    "const a = { inset: 'auto 16px 16px auto' };",
  ].map((code) => ({ code, errors: [{ message: /a style says/ }] })),
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

const IN_SITE = { filename: path.join(ROOT, 'web/src/app/example.tsx') };

new RuleTester(JSX).run('a text that people read', plugin.rules.texts, {
  valid: [
    'const a = <b aria-label={texts.close()}>{texts.total()} · {price}</b>;',
    'const a = { gridTemplateAreas: \'"a b" "c d"\', transition: \'opacity 120ms ease\' };',
    "throw new Error('expected a list of lines');",
    "const STORED = 'basket lines';",
    "const WHOLE = 'JPY KRW ' + 'XOF XPF';",
    'const key = `order ${id}`;',
    "if (word === 'No such word') log.info('It was so');",
    "const a = <Box sx={{ font: 'bold Inter' }} href='See this' />;",
    'const a = <img loading="lazy" />;',
    "type Word = 'Open' | 'Closed';",
    'const a = <b>__CARDS__</b>;',
    "class Gone extends Error { constructor() { super('a part of the page is gone'); } }",
    "const OLD_STORAGE_KEY = 'Token';",
    "const FONT_FAMILY = 'Plus Jakarta Sans';",
    "const POLICY = 'Content-Security-Policy';",
    'const map = `\\nSitemap: ${origin}/sitemap.xml`;',
    "const route = { summary: 'The house as it is now' };",
    "send(JSON.stringify({ sub: 'demo', name: 'Gina Google' }));",
  ].map((code) => ({ code, ...IN_SITE })),
  invalid: [
    'const a = <b>Total</b>;',
    'const a = <b>{count} foods</b>;',
    'const a = <b aria-label="close" />;',
    "const a = { label: isNew ? 'new' : texts.old() };",
    'const a = <Foods loading="Loading foods" />;',
    "const a = <Form error={isOnline ? problem : 'You are offline.'} />;",
    'const a = `It is off; on sale again ${day}`;',
    "toast.success('It is saved');",
    "const a = <Tab name='Sign-Up' />;",
    "const a = <Fold summary={note || 'Note for the house'} />;",
    'const a = `Portions of ${name}`;',
    "const a = isLate ? ', later than promised' : '';",
    'const a = `${count} found`;',
    "const a = isBusy ? 'Searching …' : '';",
  ].map((code) => ({ code, ...IN_SITE, errors: [{ message: /texts\.json/ }] })),
});

const IN_SERVER = { filename: path.join(ROOT, 'functions/src/services/example.ts') };

new RuleTester().run('what the server says to people', plugin.rules.texts, {
  valid: [{ code: "refuse(`food ${id}`, 'the key of a food leads to a food');", ...IN_SERVER }],
  invalid: [{ code: "refuse('There is no such food.');", ...IN_SERVER, errors: 1 }],
});

it('lists only files that there are', () => {
  expect(LISTED.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
