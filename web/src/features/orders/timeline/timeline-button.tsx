import type { Order } from '@foodhouse/domain';
import { useState } from 'react';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { TextButton } from '../../../ui/text-button.tsx';

const TimelineDialog = lazyDialog(async () => (await import('./timeline-dialog.tsx')).TimelineDialog);

/** The name of an order's food, which opens the order's history. */
export function TimelineButton({ order }: { readonly order: Order }): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TextButton
        aria-label={`What happened to ${order.foodName}, token ${order.token}`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {order.foodName}
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
