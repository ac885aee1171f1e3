import type { Document } from '../model/document.ts';
import type { ResourcePath } from '../model/name.ts';
import type { StatusError } from '../model/status-error.ts';
import type { Timestamp } from '../model/timestamp.ts';

/** One message of a Listen stream. @source docs/wire.md#listen-answers */
export type ListenEvent =
  | { readonly kind: 'target-added' | 'target-reset'; readonly targetId: number }
  | { readonly kind: 'target-removed'; readonly targetId: number; readonly cause: StatusError | null }
  | { readonly kind: 'target-current'; readonly targetId: number; readonly readTime: Timestamp }
  /** Everything sent so far is one consistent snapshot of all targets at `readTime`. */
  | { readonly kind: 'snapshot'; readonly readTime: Timestamp }
  | {
      readonly kind: 'document-changed';
      readonly document: Document;
      readonly targetIds: readonly number[];
      readonly removedTargetIds: readonly number[];
    }
  | {
      readonly kind: 'document-deleted';
      readonly path: ResourcePath;
      readonly readTime: Timestamp;
      readonly removedTargetIds: readonly number[];
    };
