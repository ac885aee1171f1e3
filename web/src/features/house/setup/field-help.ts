import type { ComponentProps } from 'react';
import type { Field } from '../settings/fields.tsx';
import type { Lack } from './steps.ts';
import * as texts from './texts.ts';

type Asked = Extract<Lack, 'name' | 'address' | 'phone'>;

/** Below a field: what the house is without it, as long as it is. */
export function helpOf(
  what: Asked,
  lacks: readonly Lack[],
): Pick<ComponentProps<typeof Field>, 'hint' | 'hintPlacement'> {
  return lacks.includes(what) ? { hint: texts.without({ what }), hintPlacement: 'below' } : {};
}
