import * as texts from './texts.ts';

/** Every keyboard shortcut, by page. */
export const KEYS: readonly {
  readonly where: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
}[] = [
  {
    where: texts.keysOnLists(),
    keys: [
      ['?', texts.keyHelp()],
      ['/', texts.keySearch()],
    ],
  },
  {
    where: texts.keysInOrderList(),
    keys: [
      ['↑ ↓', texts.keyNextOrder()],
      ['1 – 6', texts.keyPromise()],
      ['a', texts.keyAccept()],
      ['r', texts.keyReject()],
      ['u', texts.keyUndoDecision()],
    ],
  },
  {
    where: texts.keysInKitchen(),
    keys: [
      ['1 – 9', texts.keyDeliverNumber()],
      ['← ↑ → ↓', texts.keyNextTicket()],
      [texts.enter(), texts.keyDeliver()],
      ['u', texts.keyUndoDelivery()],
      ['a', texts.keyAcknowledge()],
      ['s', texts.keyStock()],
      ['t', texts.keyToMake()],
      [texts.esc(), texts.keyLeaveFullScreen()],
    ],
  },
];
