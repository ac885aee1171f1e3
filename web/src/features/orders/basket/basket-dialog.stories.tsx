import { useState } from 'react';
import { opens, type Stories } from '../../../dev/stories.tsx';
import { BasketDialog } from './basket-dialog.tsx';
import { changeBasket } from './basket-store.ts';
import { aBasketLine } from './testing.ts';

/** The basket of this browser, filled. There is no server here: the dialog's tests show its answers. */
export const stories: Stories = {
  'of three foods': opens((close) => <Filled onClose={close} />),
};

const LINES = [
  aBasketLine({ quantity: 2 }),
  aBasketLine({ id: 'line-2', foodId: 'tea', name: 'Green tea', eachMinor: 300 }),
  aBasketLine({ id: 'line-3', foodId: 'curry', name: 'Slow-cooked chicken curry with steamed rice', eachMinor: 1450 }),
];

function Filled({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  useState(() => changeBasket(() => ({ lines: LINES, attempt: null })));
  return <BasketDialog onClose={onClose} />;
}
