/** The JSON body of a faked request; null when there is none. */
export function parseBody(body: RequestInit['body']): unknown {
  return typeof body === 'string' ? JSON.parse(body) : null;
}
