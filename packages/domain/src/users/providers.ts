/** The ways of signing in that the house uses, by the names that Firebase Auth gives them. */
export const ALLOWED_PROVIDERS = ['password', 'google.com'] as const;

/** @param provider `sign_in_provider` of a token, such as `anonymous` */
export function isAllowedProvider(provider: string): boolean {
  return ALLOWED_PROVIDERS.some((allowed) => allowed === provider);
}
