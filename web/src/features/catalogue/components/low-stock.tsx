import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../ui/button.tsx';
import { useLowStock } from '../api/use-low-stock.ts';
import { StockChip } from '../../foods/stock-chip.tsx';
import { Surface } from '../../../ui/surface.tsx';

/** Foods that are nearly sold out, live. */
export function LowStock(): React.JSX.Element {
  const foods = useLowStock();
  return (
    <Surface
      component="section"
      aria-labelledby="low-stock"
      aria-busy={foods.status === 'loading'}
      radius="card"
      sx={{ p: 2 }}
    >
      <Typography id="low-stock" component="h2" variant="lead" sx={{ fontWeight: 700, mb: 1.5 }}>
        Low stock
      </Typography>
      {foods.status === 'failed' && (
        <>
          <Typography>This could not be read just now.</Typography>
          <Button size="small" onClick={foods.retry}>
            Try again
          </Button>
        </>
      )}
      {foods.status === 'ready' && foods.value.items.length === 0 && (
        <Typography>There is plenty of everything.</Typography>
      )}
      {foods.status === 'ready' && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
          {foods.value.items.map(({ id, name, quantity }) => (
            <Box component="li" key={id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              {name}
              <StockChip quantity={quantity} />
            </Box>
          ))}
        </Box>
      )}
    </Surface>
  );
}
