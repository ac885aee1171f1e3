import { lineText, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';

const CLOCK = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** One ticket on paper, 80 mm wide, without the rest of the page. It opens the browser's print dialog. */
export function PrintedTicket({
  order,
  onPrinted,
}: {
  readonly order: Order;
  readonly onPrinted: () => void;
}): React.JSX.Element {
  useEffect(() => {
    addEventListener('afterprint', onPrinted, { once: true });
    print();
    return () => {
      removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <Box className="printed-ticket" sx={STYLE}>
      <strong>{order.token}</strong>
      {order.lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id, and never change
        <p key={index}>{lineText(line)}</p>
      ))}
      <small>
        {CLOCK.format(order.createdAtMs)} · {order.user}
      </small>
    </Box>,
    document.body,
  );
}

const STYLE = {
  display: 'none',
  '@media print': {
    display: 'block',
    width: '72mm',
    color: '#000',
    '& strong': { display: 'block', fontSize: '34pt', letterSpacing: '0.08em' },
    '& p': { fontSize: '18pt', fontWeight: 700, my: 1 },
    'body:has(&) > :not(&)': { display: 'none' },
  },
} as const;
