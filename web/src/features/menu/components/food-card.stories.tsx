import type { Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { foodDetailsOf } from '../../../paths.ts';
import { Chip, ON_PICTURE } from '../../../ui/chip.tsx';
import { FoodCard } from './food-card.tsx';

export const stories: Stories = {
  'in stock': <Card id="in-stock" quantity={40} />,
  low: <Card id="low" quantity={2} />,
  'sold out': <Card id="sold-out" quantity={0} />,
  'low, and not served yet': (
    <Card id="not-yet" quantity={2}>
      <Chip label="From 17:00" sx={ON_PICTURE} />
    </Card>
  ),
  'no picture': <Card id="no-picture" img="data:," />,
  'a long name': <Card id="long-name" name="Slow-cooked chicken curry with steamed rice, coriander and a lime" />,
  'one long word': <Card id="long-word" name={'Rindfleischetikettierung'.repeat(2)} supplier={'Hohenfels'.repeat(6)} />,
};

function Card({ children, ...changes }: Partial<Food> & { readonly children?: ReactNode }): React.JSX.Element {
  return (
    <Box sx={{ width: 250 }}>
      <FoodCard
        food={aFood(changes)}
        isEager
        onOrder={nothing}
        onAdd={nothing}
        onLess={nothing}
        detailsTo={foodDetailsOf}
      >
        {children}
      </FoodCard>
    </Box>
  );
}
