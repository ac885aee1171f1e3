import { z } from 'zod';
import { toAtConfirmDto, type AtConfirmDto } from '../at-confirm.ts';
import type { ColorScheme, HouseColors } from '../accent.ts';
import { MEALTIMES } from '../../foods/mealtimes.ts';
import type { MealtimeAway } from '../mealtimes.ts';
import type { BusyNow, HouseNow } from '../now.ts';
import { OWN_SECTIONS, type HomePage } from '../home.ts';
import type { HouseAbout } from '../settings.ts';
import type { CheckoutAsks } from '../checkout-asks.ts';
import { SERVICES } from '../hours.ts';
import { LOCALES, type Locale } from '../../text/locale.ts';
import type { Closed, LastOrders, OpenState } from '../opening.ts';
import { atConfirmAnswer } from './at-confirm.ts';

/** Why the house takes no orders, on the wire. */
export interface ClosedDto extends Omit<Closed, 'opensAtMs'> {
  readonly opensAt: string | null;
}

export const closedAnswer: z.ZodType<ClosedDto> = z.strictObject({
  reason: z.enum(['hours', 'exception', 'paused', 'not-open-yet']),
  opensAt: z.iso.datetime().nullable().describe('null: not known'),
  message: z.string().nullable().describe('what the house says of it'),
  timeZone: z.string().describe('of the house, an IANA name'),
  sentence: z.string().describe('what a guest reads'),
});

/** Whether the house takes orders now: GET /house/now. */
export interface HouseNowDto extends AtConfirmDto {
  /** Null while it does. */
  readonly closed: ClosedDto | null;
  /** Left out by a build that does not know it. */
  readonly busy?: BusyNowDto | null;
  /** Until when orders are taken that are wanted at once; left out while there is much time. */
  readonly lastOrders?: LastOrdersDto;
  /** The mealtimes whose foods cannot be ordered now, the next one first; left out when there are none. */
  readonly away?: readonly MealtimeAway[];
  /** The prices of the menu are without the tax; left out where they contain it. */
  readonly taxOnTop?: true;
  /** The language of its site; left out where it has chosen none, and by a build that does not know it. */
  readonly locale?: Locale;
  /** Who the house is; left out where it has not said. */
  readonly about?: HouseAbout;
  /** What its accent makes of the theme in both schemes; left out where it has none, and by a build that does not know it. */
  readonly colors?: HouseColors;
  /** Its home page; left out where it has not said who it is. */
  readonly home?: HomePage;
  /** Whether it is open and until when; left out while it is open and has not said when it is, and by a build that does not know it. */
  readonly state?: OpenState;
  /** The hours of today; left out where it has not said when it is open. */
  readonly today?: string;
  /** What a checkout asks; left out where it asks nothing. */
  readonly asks?: CheckoutAsks;
}

/** The last orders, on the wire. */
export interface LastOrdersDto extends Omit<LastOrders, 'atMs'> {
  readonly at: string;
}

/** That the house is busy, on the wire. */
export interface BusyNowDto extends Omit<BusyNow, 'untilMs'> {
  readonly until: string;
}

const color = z.string().regex(/^#[\da-f]{6}$/);
const colorsOfScheme = z.strictObject({
  main: color.describe('filled buttons, links, the ring of the focus'),
  light: color.describe('the tint of what is chosen'),
  dark: color.describe('the ink on that tint'),
  contrastText: color.describe('what is read on main and dark'),
});

export const houseNowAnswer: z.ZodType<HouseNowDto> = z.strictObject({
  closed: closedAnswer.nullable().describe('null while the house takes orders'),
  busy: z
    .strictObject({
      plusMinutes: z.int().describe('by how much everything takes longer'),
      until: z.iso.datetime(),
      sentence: z.string().describe('what a guest reads'),
    })
    .nullable()
    .exactOptional()
    .describe('null while the house is as usual, or takes no orders'),
  lastOrders: z
    .strictObject({ at: z.iso.datetime(), sentence: z.string().describe('what a guest reads') })
    .exactOptional()
    .describe('until when orders are taken that are wanted at once; left out while there is much time'),
  away: z
    .array(
      z.strictObject({
        mealtime: z.enum(MEALTIMES),
        from: z.string().describe('by the clock of the house'),
        fromWords: z.string().describe('what a guest reads, such as Sat 07:00'),
      }),
    )
    .exactOptional()
    .describe('mealtimes whose foods cannot be ordered now, the next one first; left out when there are none'),
  taxOnTop: z
    .literal(true)
    .exactOptional()
    .describe('the prices of the menu are without the tax; left out where they contain it'),
  locale: z
    .enum(Object.keys(LOCALES) as [Locale, ...Locale[]])
    .exactOptional()
    .describe('the language of its site, such as de; left out where it has chosen none: English'),
  about: z
    .strictObject({
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      links: z
        .strictObject({
          map: z.string().exactOptional(),
          instagram: z.string().exactOptional(),
          facebook: z.string().exactOptional(),
          tiktok: z.string().exactOptional(),
        })
        .exactOptional(),
      accent: color.exactOptional(),
      sign: z.string().exactOptional(),
    })
    .exactOptional()
    .describe('who the house is; left out where it has not said'),
  colors: z
    .strictObject({ light: colorsOfScheme, dark: colorsOfScheme } satisfies Record<ColorScheme, unknown>)
    .exactOptional()
    .describe('what its accent makes of the theme: each can be read where it stands'),
  home: z
    .strictObject({
      headline: z.string(),
      introduction: z.string(),
      sections: z
        .array(z.strictObject({ name: z.enum(OWN_SECTIONS), title: z.string() }))
        .describe('what is below them, in its order'),
      features: z.array(z.enum(['voucher', 'fresh', 'delivery'])).describe('what the house promises'),
    })
    .exactOptional()
    .describe('its home page; left out where it has not said who it is'),
  state: z
    .strictObject({ isOpen: z.boolean(), words: z.string().describe('such as Open until 23:30, Opens tomorrow 07:00') })
    .exactOptional()
    .describe('left out while it is open and has not said when it is'),
  today: z.string().exactOptional().describe('the hours of today, such as Today 11:00 to 22:00'),
  asks: z
    .strictObject({
      offered: z.array(z.enum(SERVICES)).describe('what guests choose from'),
      isForLater: z.boolean().describe('whether orders may be wanted later'),
      isTimed: z.boolean().describe('whether a quote tells about when an order would be ready'),
    })
    .exactOptional()
    .describe('what a checkout asks; left out where it asks nothing'),
  ...atConfirmAnswer,
});

export function toHouseNowDto({
  closed,
  busy,
  lastOrders,
  away,
  isTaxOnTop,
  locale,
  about,
  colors,
  home,
  state,
  today,
  asks,
  ...atConfirm
}: HouseNow): HouseNowDto {
  return {
    closed: closed && toClosedDto(closed),
    busy: busy && toBusyNowDto(busy),
    ...(lastOrders && {
      lastOrders: { at: new Date(lastOrders.atMs).toISOString(), sentence: lastOrders.sentence },
    }),
    ...(away.length > 0 && { away }),
    ...(isTaxOnTop && { taxOnTop: true }),
    ...(locale !== null && { locale }),
    ...(about && { about }),
    ...(colors && { colors }),
    ...(home && { home }),
    ...(state && { state }),
    ...(today !== null && { today }),
    ...(asks && { asks }),
    ...toAtConfirmDto(atConfirm),
  };
}

function toBusyNowDto({ untilMs, ...busy }: BusyNow): BusyNowDto {
  return { ...busy, until: new Date(untilMs).toISOString() };
}

export function toClosedDto({ opensAtMs, ...closed }: Closed): ClosedDto {
  return { ...closed, opensAt: opensAtMs === null ? null : new Date(opensAtMs).toISOString() };
}
