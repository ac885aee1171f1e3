/** The sign-in providers that the house accepts, by Firebase Auth's names. */
export const ALLOWED_PROVIDERS = ['password', 'google.com'] as const;

/** @param provider `sign_in_provider` of a token, such as `anonymous` */
export function isAllowedProvider(provider: string): boolean {
  return ALLOWED_PROVIDERS.some((allowed) => allowed === provider);
}

/** How somebody signs in who orders as a guest. */
export const GUEST_PROVIDER = 'anonymous';
