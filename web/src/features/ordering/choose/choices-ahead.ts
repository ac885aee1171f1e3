import type { ChoicesDto } from '@foodhouse/domain';
import { callApi, type ApiAnswer } from '../../../data/client.ts';

interface Ahead {
  readonly id: string;
  readonly askedAt: number;
  readonly answer: Promise<ApiAnswer<ChoicesDto>>;
}

/** Whoever opens a dialog takes it at once; one that could not be loaded leaves it, and it ages. */
const FRESH_MS = 5000;

let ahead: Ahead | null = null;

/** Asks at the press that opens a dialog what can be chosen in it: the answer is on its way while the dialog is drawn. */
export function askChoicesAhead(id: string): void {
  ahead = { id, askedAt: performance.now(), answer: request(id) };
}

/** What can be chosen of a food, as the API says it: once what a press has asked ahead, else asked now. */
export function takeChoices(id: string): Promise<ApiAnswer<ChoicesDto>> {
  const asked = ahead;
  if (asked?.id !== id) return request(id);
  ahead = null;
  return performance.now() - asked.askedAt < FRESH_MS ? asked.answer : request(id);
}

function request(id: string): Promise<ApiAnswer<ChoicesDto>> {
  return callApi<ChoicesDto>(`/foods/${encodeURIComponent(id)}/choices`);
}
