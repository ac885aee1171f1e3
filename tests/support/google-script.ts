import type { Page } from 'playwright-core';

/** In place of Google's script for sign-in windows: a frame that forwards the outcome that the test gives. */
export const GOOGLE_SCRIPT = `
  const handlers = {};
  const frame = {
    restyle: async () => {},
    ping: async (answer) => answer(),
    register: (name, handler) => { handlers[name] = handler; },
    // Asynchronous and caught, as Google's own: the SDK throws after every answer, successful ones too.
    send: (name, message, answer) => setTimeout(() => { try { answer([{ webStorageSupport: true }]); } catch {} }),
  };
  globalThis.gapi = {
    load: (name, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({ open: async (options, opened) => { await opened(frame); return frame; } }),
    },
  };
  globalThis.tellOutcome = (event) => handlers.authEvent({ authEvent: event });
  globalThis[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

/** Ends the window of Google as if somebody had signed in there. @param handler the address of the window */
export async function endGooglePopup(
  page: Page,
  handler: URL,
  claims: Readonly<Record<string, unknown>>,
): Promise<void> {
  const answer = `http://localhost/?providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`;
  await page.evaluate(
    ([eventId, urlResponse]) => {
      (globalThis as unknown as { tellOutcome: (event: object) => void }).tellOutcome({
        type: 'signInViaPopup',
        eventId,
        urlResponse,
        sessionId: 'session',
        postBody: null,
        tenantId: null,
      });
    },
    [handler.searchParams.get('eventId'), answer] as const,
  );
}
