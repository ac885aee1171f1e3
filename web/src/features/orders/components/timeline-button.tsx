import type { Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { lazyDialog } from '../../../components/lazy-dialog.tsx';

const TimelineDialog = lazyDialog(async () => (await import('./timeline-dialog.tsx')).TimelineDialog);

/** The name of an order's food, which opens what happened to the order. */
export function TimelineButton({ order }: { readonly order: Order }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label={`What happened to ${order.foodName}, token ${order.token}`}
        onClick={() => {
          setIsOpen(true);
        }}
        sx={{
          display: 'block',
          p: 0,
          minHeight: 28,
          border: 0,
          bgcolor: 'transparent',
          color: 'text.primary',
          fontFamily: 'inherit',
          fontSize: '1rem',
          fontWeight: 700,
          textAlign: 'left',
          textDecoration: 'underline',
          textDecorationColor: 'var(--mui-palette-divider)',
          textUnderlineOffset: '4px',
          cursor: 'pointer',
          '&:hover': { textDecorationColor: 'currentColor' },
        }}
      >
        {order.foodName}
      </Box>
      {isOpen && (
        <TimelineDialog
          order={order}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
