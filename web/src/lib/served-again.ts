import * as texts from './texts.ts';

/** When a food that is not served now is served again, such as `From 17:00`. @param time empty where nobody knows */
export function servedAgainText(time: string): string {
  return time === '' ? texts.notServedNow() : texts.fromTime({ time });
}
