import { MOST } from '@foodhouse/domain';
import * as texts from './texts.ts';

/** For a field of a form: true, or what is expected. */
export function isCountFrom(least: number): (text: string) => true | string {
  return (text) =>
    (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= MOST.chosen) ||
    texts.limits({ least, most: MOST.chosen });
}
