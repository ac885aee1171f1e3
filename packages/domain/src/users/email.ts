/** Emails are compared trimmed and in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function sameEmail(a: string, b: string): boolean {
  return normaliseEmail(a) === normaliseEmail(b);
}

/**
 * Matches `<input type=email>` with a dot in the host; Auth refuses other invalid addresses.
 * @source HTML Living Standard, "Valid e-mail address"
 */
const SIGN_UP_EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

export function isSignUpEmail(email: string): boolean {
  return SIGN_UP_EMAIL.test(normaliseEmail(email));
}

/** Exactly one address, with a domain of at least two labels. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** `ann@example.com` as `a***@example.com`. Anything but one address is hidden: `***`. */
export function maskEmail(text: string): string {
  if (!ONE_ADDRESS.test(text)) return '***';
  return `${Array.from(text).slice(0, 1).join('')}***${text.slice(text.indexOf('@'))}`;
}
