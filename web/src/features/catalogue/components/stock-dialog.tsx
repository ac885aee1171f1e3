import { portionsOf, type Food } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { moveStock } from '../api/move-stock.ts';
import { useStockMoves } from '../api/use-stock-moves.ts';
import { StockForm } from './stock-form.tsx';
import { StockHistory } from './stock-history.tsx';

/** The stock of one food, for staff: what is entered, and what changed it before. */
export function StockDialog({
  food,
  onClose,
}: {
  readonly food: Food;
  readonly onClose: () => void;
}): React.JSX.Element {
  const moves = useStockMoves(food.id);
  return (
    <StockForm
      name={food.name}
      portions={portionsOf(food)}
      onEnter={(move, key) => moveStock(food.id, move, key)}
      onClose={onClose}
    >
      <Typography component="h3" variant="lead" sx={{ fontWeight: 700, mb: 1 }}>
        What changed it
      </Typography>
      <StockHistory moves={moves} />
    </StockForm>
  );
}
