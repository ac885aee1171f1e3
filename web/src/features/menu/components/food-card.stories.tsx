import type { MenuFood } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import Box from '@mui/material/Box';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { foodDetailsOf } from '../../../paths.ts';
import { FoodCard } from './food-card.tsx';

export const stories: Stories = {
  'in stock': <Card id="in-stock" quantity={40} />,
  low: <Card id="low" quantity={2} />,
  'sold out': <Card id="sold-out" quantity={0} />,
  'not served yet': <Card id="not-yet" quantity={2} servedFrom="17:00" />,
  'not served until another day': <Card id="not-today" servedFrom="Tue 11:30" />,
  'no picture': <Card id="no-picture" img="data:," />,
  'a long name': <Card id="long-name" name="Slow-cooked chicken curry with steamed rice, coriander and a lime" />,
  'one long word': <Card id="long-word" name={'Rindfleischetikettierung'.repeat(2)} supplier={'Hohenfels'.repeat(6)} />,
};

function Card(changes: Partial<MenuFood>): React.JSX.Element {
  return (
    <Box sx={{ width: 250 }}>
      <FoodCard
        food={{ ...aFood(), ...changes }}
        isEager
        onOrder={nothing}
        onAdd={nothing}
        onLess={nothing}
        detailsTo={foodDetailsOf}
      />
    </Box>
  );
}
