import { TEXT, TIME, type Fields, type ValueOf } from '../stored/field.ts';

/** `reviews/{id}`: a visitor's review. The address is stored apart from it, for admins alone. */
export const REVIEW_FIELDS = {
  id: { kind: TEXT, isId: true, privacy: 'business', wire: '_id' },
  name: { kind: TEXT, privacy: 'personal', wire: 'name' },
  description: { kind: TEXT, privacy: 'personal', wire: 'description' },
  /** `a***@example.com`; empty when none was given. */
  maskedEmail: { kind: TEXT, privacy: 'personal', wire: 'img' },
  createdAtMs: { kind: TIME, stored: 'createdAt', privacy: 'business', wire: 'createdAt' },
} as const satisfies Fields;

export interface Review extends ValueOf<typeof REVIEW_FIELDS> {}
