/** A visitor's review. The address is stored apart from it, for admins alone. */
export interface Review {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** `a***@example.com`; empty when none was given. */
  readonly maskedEmail: string;
  readonly createdAtMs: number;
}
