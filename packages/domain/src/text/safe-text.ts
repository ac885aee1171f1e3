/** Characters that hide text or turn its direction around; clean-text.ts names the others. */
export const UNSAFE =
  // oxlint-disable-next-line no-control-regex -- to find control characters is its purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb]/;

/** Whether a text has no character that hides it or turns its direction around. Line breaks and tabs are safe. */
export function isSafeText(text: string): boolean {
  return text.isWellFormed() && !UNSAFE.test(text);
}
