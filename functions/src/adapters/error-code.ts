/** The code of an error of Google's SDKs: a number of gRPC, a word such as `auth/user-not-found`; undefined for any other. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
