import {
  calendarFile,
  DEFAULT_CURRENCY,
  formatMoney,
  fromDecimal,
  type HouseAbout,
  type TrackDto,
} from '@foodhouse/domain';
import { download } from '../../../lib/download.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** Nobody stays longer at a counter, nor at a door. */
const MINUTES = 15;

/** An order, when it is to be had, and where. */
export interface Dated {
  readonly id: string;
  readonly order: TrackDto;
  readonly atMs: number;
  readonly house: HouseAbout;
}

/** Gives the browser the order as a file for a calendar, which leads to this page. */
export function takeIntoCalendar(dated: Dated): void {
  download(`${dated.order.token}.ics`, [fileOf(dated)], 'text/calendar;charset=utf-8');
}

function fileOf({ id, order, atMs, house }: Dated): string {
  const { token, service = 'pickup', served = '', lines, total, currency = DEFAULT_CURRENCY } = order;
  const isBrought = service === 'delivery';
  return calendarFile(
    {
      id: `${id}@${location.host}`,
      atMs,
      minutes: MINUTES,
      title: texts.calendarTitle({ service, token, house: house.name, place: served }),
      place: isBrought ? '' : [house.name, house.address].filter((part) => part !== '').join(', '),
      notes: [
        ...lines.map(({ quantity, name, choices }) =>
          choices === '' ? `${quantity} × ${name}` : `${quantity} × ${name}, ${choices}`,
        ),
        `${common.total()} ${formatMoney(fromDecimal(total, currency), currency)}`,
        ...(house.phone === '' ? [] : [house.phone]),
      ],
      address: location.href,
    },
    serverNowMs(),
  );
}
