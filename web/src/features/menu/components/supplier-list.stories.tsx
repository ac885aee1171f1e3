import { aFood } from '@foodhouse/domain/testing';
import Box from '@mui/material/Box';
import type { Stories } from '../../../dev/stories.tsx';
import { LOADING } from '../../../lib/loadable.ts';
import { foodDetailsOf } from '../../../paths.ts';
import { Suppliers } from './supplier-list.tsx';

type Props = React.ComponentProps<typeof Suppliers>;

export const stories: Stories = {
  loading: <List suppliers={LOADING} />,
  failed: <List suppliers={{ status: 'failed', reason: 'unavailable' }} />,
  empty: <List suppliers={{ status: 'ready', value: [] }} />,
  'one food and several': (
    <List
      suppliers={{
        status: 'ready',
        value: [
          { name: 'Linh Tran', foods: [aFood()] },
          {
            name: 'Maximiliane Alexandrina von und zu Hohenfels',
            foods: [
              aFood({ id: 'curry', name: 'Slow-cooked chicken curry with steamed rice' }),
              aFood({ id: 'pho-2' }),
            ],
          },
        ],
      }}
    />
  ),
};

function List({ suppliers }: Pick<Props, 'suppliers'>): React.JSX.Element {
  return (
    <Box sx={{ width: '60vw', maxWidth: 1 }}>
      <Suppliers suppliers={suppliers} detailsTo={foodDetailsOf} />
    </Box>
  );
}
