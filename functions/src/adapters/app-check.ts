import type { AppCheck as Sdk } from 'firebase-admin/app-check';
import { UnavailableError } from '../services/shared/outcomes.ts';
import type { AppCheck } from '../services/shared/ports.ts';
import { withDeadline } from './deadline.ts';

/** Where App Check is off: every request passes. */
export const noAppCheck: AppCheck = { isGenuine: async () => true };

/** Verifies tokens of App Check by Google's public keys. */
export class VerifiedAppCheck implements AppCheck {
  readonly #sdk: Pick<Sdk, 'verifyToken'>;

  constructor(sdk: Pick<Sdk, 'verifyToken'>) {
    this.#sdk = sdk;
  }

  async isGenuine(token: string | undefined): Promise<boolean> {
    if (token === undefined) return false;
    try {
      await withDeadline('AppCheck', this.#sdk.verifyToken(token), isOutage);
      return true;
    } catch (error) {
      if (error instanceof UnavailableError) throw error;
      return false;
    }
  }
}

/** Whether the public keys could not be fetched: an unverified token is not a bad one. */
function isOutage(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Error fetching|Error while making|Network error|connect E|getaddrinfo E)/.test(error.message)
  );
}
