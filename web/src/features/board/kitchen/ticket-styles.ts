import type { Waiting } from '@foodhouse/domain';
import { useCallback, useState } from 'react';
import { keepStored, readStored } from '../../../lib/stored.ts';
import * as texts from './texts.ts';

// The kitchen's own sizes of type and its own colours: a board is read from two metres away.

/** From a distance of two metres, from one metre, from an arm's length. */
export type TicketSize = 'S' | 'M' | 'L';

export const TICKET_SIZES: readonly TicketSize[] = ['S', 'M', 'L'];

/** Pixels: the name of the food, its options and notes, a button, the token. */
const TYPE: Record<TicketSize, Record<'name' | 'detail' | 'action' | 'token', number>> = {
  S: { name: 20, detail: 16, action: 16, token: 22 },
  M: { name: 24, detail: 20, action: 18, token: 28 },
  L: { name: 32, detail: 24, action: 18, token: 34 },
};

/** The type of the tickets within an element, as variables: another size renders no ticket again. */
export function ticketType(size: TicketSize): Record<string, string> {
  const { name, detail, action, token } = TYPE[size];
  return {
    '--ticket-name': `${name}px`,
    '--ticket-detail': `${detail}px`,
    '--ticket-action': `${action}px`,
    '--ticket-token': `${token}px`,
    '--ticket-button': size === 'S' ? '44px' : '56px',
  };
}

interface Paint {
  readonly bgcolor: string;
  readonly color: string;
}

export const IN_THE_DARK = '[data-color-scheme="dark"] &';

/** A ticket's head by age: its ground and the ink on it. In the dark amber would outshine red, which is what is late. */
export const HEADS: Record<Waiting, Paint & { readonly [IN_THE_DARK]?: Paint }> = {
  fine: { bgcolor: '#2f6b4a', color: '#ffffff' },
  warning: { bgcolor: '#f5b841', color: '#2b1d00', [IN_THE_DARK]: { bgcolor: '#a9771d', color: '#1d1300' } },
  late: { bgcolor: '#b3261e', color: '#ffffff', [IN_THE_DARK]: { bgcolor: '#ef4b3f', color: '#1c0301' } },
};

/** The age in a word, for those who do not see the colour. */
export const AGE_WORDS: Record<Waiting, string> = {
  fine: texts.onTime(),
  warning: texts.soon(),
  late: texts.late(),
};

const STORED_UNDER = 'kitchen-size';

/** The size of this screen's tickets. */
export function useTicketSize(): readonly [TicketSize, (size: TicketSize) => void] {
  const [size, setSize] = useState(() => {
    const stored = readStored(STORED_UNDER);
    return TICKET_SIZES.find((known) => known === stored) ?? 'L';
  });
  const choose = useCallback((chosen: TicketSize) => {
    setSize(chosen);
    keepStored(STORED_UNDER, chosen);
  }, []);
  return [size, choose];
}
