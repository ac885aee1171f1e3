import { onlyLineOf, type OrderLine } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { nothing, opens, type Stories } from '../../../dev/stories.tsx';
import { OpenTotals } from './open-totals.tsx';
import { TotalsDialog } from './totals-dialog.tsx';

const line = (name: string, quantity: number): OrderLine => ({ ...onlyLineOf(anOrder()), name, quantity });
const FEW = [anOrder({ lines: [line('Smash Burger', 2), line('Fries', 3)] }), anOrder()];
const MANY = Array.from({ length: 14 }, (_, index) =>
  anOrder({ lines: [line(`Food ${index} with a name of many words`, 14 - index), line('Fries', 2)] }),
);

/** It has the room that is left, however wide its foods are. */
function Wide(props: ComponentProps<typeof OpenTotals>): React.JSX.Element {
  return (
    <Box sx={{ width: { xs: 280, md: 640 } }}>
      <OpenTotals {...props} />
    </Box>
  );
}

export const stories: Stories = {
  'one portion each, where the tickets say it': <OpenTotals orders={[anOrder()]} lit={null} onLit={nothing} />,
  'a few': <Wide orders={FEW} lit={null} onLit={nothing} />,
  'one is chosen': <Wide orders={FEW} lit="Fries" onLit={nothing} />,
  'more than fit': <Wide orders={MANY} lit={null} onLit={nothing} />,
  'more than fit, one is chosen': <Wide orders={MANY} lit="Food 2 with a name of many words" onLit={nothing} />,
  'in a bar': <Wide isInBar orders={FEW} lit={null} onLit={nothing} />,
  'in a bar, one is chosen': <Wide isInBar orders={FEW} lit="Fries" onLit={nothing} />,
  all: opens((close) => (
    <TotalsDialog
      totals={[
        { name: 'FRIES', portions: 6, options: [{ name: 'Mayo', portions: 4 }] },
        { name: 'Pho', portions: 1, options: [] },
      ]}
      onClose={close}
    />
  )),
};
