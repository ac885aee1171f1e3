import { CLIENT_ERROR_LIMITS, withoutPersonalData, type ClientError } from '@foodhouse/domain';

/** The most errors that one page sends: after some, it is broken, and more of them say nothing new. */
const MOST_REPORTS = 5;
/** Failures of the network and of an ended page, which have their own notice. */
const EXPECTED = new Set(['AbortError', 'ChunkFailure', 'NetworkError', 'TimeoutError']);

const reported = new Set<string>();

/**
 * Sends an error that nothing has handled to the house's log, once per page and error. Extensions of the browser and
 * scripts of other sites are not the house's, so an error whose stack does not contain this site is left out.
 */
export function reportError(event: ErrorEvent | PromiseRejectionEvent): void {
  const thrown: unknown = 'reason' in event ? event.reason : event.error;
  const error = thrown instanceof Error ? thrown : new Error(`thrown: ${String(thrown)}`);
  const { name, message, stack = '' } = error;
  const isOurs = stack.includes(location.origin);
  const key = `${name} ${message}`;
  if (EXPECTED.has(name) || !isOurs || reported.has(key) || reported.size >= MOST_REPORTS) return;
  reported.add(key);
  const report: ClientError = {
    name: technical(name, CLIENT_ERROR_LIMITS.name),
    message: technical(message, CLIENT_ERROR_LIMITS.message),
    stack: technical(stack, CLIENT_ERROR_LIMITS.stack),
    page: technical(location.pathname, CLIENT_ERROR_LIMITS.page),
    build: technical(mainScript(), CLIENT_ERROR_LIMITS.build),
  };
  // A beacon survives the end of the page, and nobody waits for its answer.
  navigator.sendBeacon('/api/client-errors', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** The server cleans and cuts it again; what belongs to a person does not even leave the page. */
function technical(text: string, max: number): string {
  return withoutPersonalData(text).slice(0, max);
}

/** The name of the main script, which changes with every build. */
function mainScript(): string {
  const name = /\/assets\/(index-[\w-]+\.js)/;
  const addresses = performance.getEntriesByType('resource').map((entry) => entry.name);
  return addresses.map((address) => name.exec(address)?.[1]).find((found) => found !== undefined) ?? '';
}
