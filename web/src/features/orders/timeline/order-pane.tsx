// No stories: order-details.tsx in a pane, which asks the database.
import type { Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Close } from '../../../ui/icons/close.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { DetailsButtons, detailsTitle, OrderDetails } from './order-details.tsx';
import * as common from '../../../ui/texts.ts';

/** The details of an order beside the list in which it was opened, which stays in use. They begin at their heading. */
export function OrderPane({
  order,
  actions,
  onClose,
}: {
  readonly order: Order;
  readonly actions: ReactNode;
  readonly onClose: () => void;
}): React.JSX.Element {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    // Of what is open over it, such as a dialog, React hears here too.
    if (event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return;
    if (event.key === 'Escape') onClose();
    // They scroll it, and go through no list.
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.stopPropagation();
  };
  return (
    <Surface component="section" aria-labelledby={id} sx={PANE} onKeyDown={handleKey}>
      <Box sx={HEAD}>
        <Typography id={id} ref={heading} tabIndex={-1} component="h2" variant="h3" sx={TITLE}>
          {detailsTitle(order)}
        </Typography>
        <IconButton aria-label={common.close()} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      {/* Only its own focus lets the keys scroll it. */}
      <Box tabIndex={0} role="group" aria-labelledby={id} sx={CONTENT}>
        <OrderDetails order={order} />
      </Box>
      <Box sx={FOOT}>
        <DetailsButtons order={order} actions={actions} />
      </Box>
    </Surface>
  );
}

const PANE = { display: 'flex', flexDirection: 'column', maxHeight: 'inherit', overflow: 'clip' } as const;
const HEAD = { display: 'flex', alignItems: 'start', gap: 1, p: 1, paddingInlineStart: 2.5 } as const;
const TITLE = {
  flexGrow: 1,
  py: 1,
  fontWeight: 800,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  outline: 'none',
} as const;
const CONTENT = { overflowY: 'auto', minHeight: 0, px: 2.5, pb: 1 } as const;
const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  px: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:empty': { display: 'none' },
} as const;
