import { COLLECTIONS, orderContactFromDocument, type Order } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useLiveDocument } from '../../data/use-live.ts';
import { useSignedInUser } from '../../data/use-signed-in-user.ts';

/**
 * How the house reaches whoever ordered, read when it is shown: nothing where they did not say, and for the kitchen once
 * the order is not being cooked.
 */
export function OrderContact({ order }: { readonly order: Order }): React.JSX.Element | null {
  return order.hasContact ? <ForRole order={order} /> : null;
}

function ForRole({ order }: { readonly order: Order }): React.JSX.Element | null {
  const { role } = useSignedInUser();
  const mayRead = role !== 'chef' || order.status === 'approved';
  return mayRead ? <Known orderId={order.id} /> : null;
}

function Known({ orderId }: { readonly orderId: string }): React.JSX.Element | null {
  const contact = useLiveDocument(
    `contact of ${orderId}`,
    ({ doc, firebaseFirestore }) => doc(firebaseFirestore(), COLLECTIONS.orderContacts, orderId),
    (_id, data) => orderContactFromDocument(data),
  );
  if (contact.status !== 'ready' || contact.value.item === null) return null;
  const { name, phone, address } = contact.value.item;
  return (
    <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {name} · <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
      {address !== null && (
        <>
          <br />
          {address}
        </>
      )}
    </Typography>
  );
}
