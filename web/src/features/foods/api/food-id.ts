/** Whether an id could be a document's: the address bar may hold anything. */
export function couldBeFoodId(id: string): boolean {
  return id !== '' && id.length <= 128 && !id.includes('/') && id !== '.' && id !== '..' && !/^__.*__$/.test(id);
}
