import { INVITATION_STORAGE_KEY } from '../../data/storage-keys.ts';
import { forgetStored, keepStored, readStored } from '../../lib/stored.ts';

/**
 * The key of the link that this tab was opened with. What is behind '#' is sent to nobody, and gone on the way over another
 * page, such as a login that was opened from the head of the site; so the tab keeps it until it has been used.
 * @param hash of the address @returns empty where there is none
 */
export function keyOfLink(hash: string): string {
  const key = keyIn(hash);
  if (key === '') return readStored(INVITATION_STORAGE_KEY, 'sessionStorage') ?? '';
  keepStored(INVITATION_STORAGE_KEY, key, 'sessionStorage');
  return key;
}

export function forgetKey(): void {
  forgetStored(INVITATION_STORAGE_KEY, 'sessionStorage');
}

/** What people copied by hand may end in the middle of an escape. */
function keyIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1)).trim();
  } catch {
    return '';
  }
}
