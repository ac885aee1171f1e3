import type { UseFormRegisterReturn } from 'react-hook-form';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { AccentField } from './accent-field.tsx';
import * as texts from './texts.ts';

const field: UseFormRegisterReturn = {
  name: 'about.accent',
  onChange: async () => undefined,
  onBlur: async () => undefined,
  ref: nothing,
};
const of = (typed: string): React.JSX.Element => (
  <AccentField field={field} error={undefined} typed={typed} onPick={nothing} />
);

export const stories: Stories = {
  'of the site': of(''),
  'that can be read': of('#1f5236'),
  'too pale': of('#fff9c4'),
  'too dark': of('#000000'),
  'no colour': (
    <AccentField field={field} error={{ type: 'custom', message: texts.accentSample() }} typed="red" onPick={nothing} />
  ),
};
