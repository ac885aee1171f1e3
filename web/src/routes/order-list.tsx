import Box from '@mui/material/Box';
import { lazyComponent } from '../first-paint/lazy-component.tsx';
import { PauseControl } from '../features/house/pause/lazy-pause.tsx';
import { OrderListScreen } from '../features/board/decide/order-list-screen.tsx';
import { useTodayOverview } from '../features/board/overview/use-today-overview.tsx';

const LowStock = lazyComponent(async () => (await import('../features/catalogue/stock/low-stock.tsx')).LowStock);

/** The orders that admins decide, below the day's figures and low stock. */
export function Component(): React.JSX.Element {
  const overview = useTodayOverview(<LowStock />);
  const button = (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {overview.button}
      <PauseControl />
    </Box>
  );
  return <OrderListScreen overview={{ ...overview, button }} />;
}
