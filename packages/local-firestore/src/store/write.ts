import type { FieldPath } from '../model/field-path.ts';
import type { ResourcePath } from '../model/name.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { MapFields, Value } from '../model/value.ts';

export type Precondition =
  | { readonly kind: 'exists'; readonly exists: boolean }
  | { readonly kind: 'update-time'; readonly time: Timestamp };

export type Transform = { readonly path: FieldPath } & (
  | { readonly kind: 'server-time' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
  | { readonly kind: 'append' | 'remove'; readonly operands: readonly Value[] }
);

/** One write of a commit. A `set` without a mask replaces the document; with a mask it changes only the masked paths. */
export type Write = {
  readonly path: ResourcePath;
  readonly key: string;
  readonly precondition: Precondition | null;
} & (
  | {
      readonly kind: 'set';
      readonly fields: MapFields;
      readonly mask: readonly FieldPath[] | null;
      readonly transforms: readonly Transform[];
    }
  | { readonly kind: 'delete' }
  | { readonly kind: 'verify' }
);
