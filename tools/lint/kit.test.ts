import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import plugin from './kit.ts';

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
