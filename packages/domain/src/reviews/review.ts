/** What a visitor wrote. The address itself is kept apart, for admins alone. */
export interface Review {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** `a***@example.com`; empty when none was given. */
  readonly maskedEmail: string;
  readonly createdAtMs: number;
}
