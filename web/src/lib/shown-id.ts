/** An id that people chose, such as `beef-pho`; empty for one that the server made, which says nothing to anybody. */
export function shownId(id: string): string {
  return /^[0-9a-f]{20}$/.test(id) ? '' : id;
}
