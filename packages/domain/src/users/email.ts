/** Emails are compared trimmed and in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function sameEmail(a: string, b: string): boolean {
  return normaliseEmail(a) === normaliseEmail(b);
}

/** The specification's sign-up rule, not anchored, so that addresses with dots and two-part domains pass. */
const SIGN_UP_EMAIL = /[a-z0-9]+@[a-z]+\.[a-z]{2,3}/;

export function isSignUpEmail(email: string): boolean {
  return SIGN_UP_EMAIL.test(normaliseEmail(email));
}

/** Exactly one address: nothing beside it, and a domain of at least two labels. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** `ann@example.com` as `a***@example.com`. What is not one address is not shown at all: `***`. */
export function maskEmail(text: string): string {
  if (!ONE_ADDRESS.test(text)) return '***';
  return `${Array.from(text).slice(0, 1).join('')}***${text.slice(text.indexOf('@'))}`;
}
