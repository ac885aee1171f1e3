import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useLowStock } from '../api/use-low-stock.ts';
import { StockChip } from '../../foods/stock-chip.tsx';
import { Surface } from '../../../ui/surface.tsx';

/** Foods that are nearly sold out, live. */
export function LowStock(): React.JSX.Element {
  return <LowStockCard foods={useLowStock()} />;
}

export function LowStockCard({ foods }: { readonly foods: ReturnType<typeof useLowStock> }): React.JSX.Element {
  const id = useId();
  return (
    <Surface
      component="section"
      aria-labelledby={id}
      aria-busy={foods.status === 'loading'}
      radius="card"
      sx={{ p: 2 }}
    >
      <Typography id={id} component="h2" variant="lead" sx={{ fontWeight: 700, mb: 1.5 }}>
        Low stock
      </Typography>
      {foods.status === 'failed' && (
        <>
          <Typography>This could not be read just now.</Typography>
          <Button onClick={foods.retry}>Try again</Button>
        </>
      )}
      {foods.status === 'ready' && foods.value.items.length === 0 && (
        <Typography>There is plenty of everything.</Typography>
      )}
      {foods.status === 'ready' && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
          {foods.value.items.map(({ id: foodId, name, quantity }) => (
            <Box component="li" key={foodId} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              {name}
              <StockChip quantity={quantity} />
            </Box>
          ))}
        </Box>
      )}
    </Surface>
  );
}
