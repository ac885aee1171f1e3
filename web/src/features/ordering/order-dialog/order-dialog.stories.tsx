import { aFood } from '@foodhouse/domain/testing';
import { useEffect, useState } from 'react';
import { opens, type Stories } from '../../../dev/stories.tsx';
import { OrderDialog } from './order-dialog.tsx';

const ANN = { uid: 'gallery', email: 'ann@example.com', displayName: 'Ann', role: 'user' } as const;

/** There is no server here: the dialog's tests show its answers. */
export const stories: Stories = {
  'to confirm': opens((close) => <OrderDialog food={aFood()} user={ANN} onClose={close} />),
  'sold out meanwhile': opens((close) => <OrderDialog food={aFood({ quantity: 0 })} user={ANN} onClose={close} />),
  'its price has changed': opens((close) => <DearerFood onClose={close} />),
  'long texts': opens((close) => (
    <OrderDialog
      food={aFood({
        name: 'Slow-cooked chicken curry with steamed rice and coriander',
        description: 'Cooked for six hours. '.repeat(12),
      })}
      user={{ ...ANN, email: `${'ann'.repeat(18)}@example.com`, displayName: '' }}
      onClose={close}
    />
  )),
};

function DearerFood({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  const [priceMinor, setPriceMinor] = useState(950);
  useEffect(() => {
    const timer = setTimeout(setPriceMinor, 0, 1050);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return <OrderDialog food={aFood({ priceMinor })} user={ANN} onClose={onClose} />;
}
