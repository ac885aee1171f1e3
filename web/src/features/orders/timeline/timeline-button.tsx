import type { Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { isolated } from '../../../lib/isolated.ts';

const TimelineDialog = lazyDialog(async () => (await import('./timeline-dialog.tsx')).TimelineDialog);

/** The name of an order's food, which opens the order's history. */
export function TimelineButton({ order }: { readonly order: Order }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TextButton
        aria-label={`What happened to ${isolated(order.foodName)}, token ${order.token}`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Name text={order.foodName} />
      </TextButton>
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

/** A name and how many foods more there are, which is never broken: where there is one line, the name is cut before it. */
function Name({ text }: { readonly text: string }): React.JSX.Element {
  const more = MORE.exec(text)?.[0] ?? '';
  return (
    <>
      <span>{text.slice(0, text.length - more.length)}</span>
      {more !== '' && (
        <>
          {' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {more.trim()}
          </Box>
        </>
      )}
    </>
  );
}

const MORE = / and \d+ more$/;
