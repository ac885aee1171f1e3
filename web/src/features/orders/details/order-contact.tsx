// No stories: asks the database; one line of order-details.tsx.
import {
  COLLECTIONS,
  mayReadContact,
  orderContactFromDocument,
  type Order,
  type OrderContact as Contact,
} from '@foodhouse/domain';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { LiveDocument } from '../../../data/open-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { useLiveDocument } from '../../../data/use-live.ts';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';

/**
 * How the house reaches whoever ordered, read when it is shown: nothing where they did not say, and for the kitchen once
 * the order is not being cooked.
 */
export function OrderContact(props: OrderContactProps): React.JSX.Element | null {
  return props.order.hasContact ? <ForRole {...props} /> : null;
}

interface OrderContactProps {
  readonly order: Order;
  readonly sx?: SxProps<Theme>;
}

function ForRole({ order, sx = {} }: OrderContactProps): React.JSX.Element | null {
  return useMayReadContact(order) ? <Known orderId={order.id} sx={sx} /> : null;
}

/** The kitchen reads it while it cooks; whoever ordered, with an account or as a guest, sees no orders but their own. */
export function useMayReadContact({ hasContact, status }: Order): boolean {
  const { role } = useSignedInUser();
  return hasContact && (role === 'user' || role === 'guest' || mayReadContact(role, status));
}

/** How the house reaches whoever ordered, as long as it is kept. */
export function useContact(orderId: string): Loadable<LiveDocument<Contact>> {
  return useLiveDocument(
    `contact of ${orderId}`,
    ({ doc, firebaseFirestore }) => doc(firebaseFirestore(), COLLECTIONS.orderContacts, orderId),
    orderContactFromDocument,
  );
}

/** The name by which the house calls whoever ordered, read when it is shown; its children where it may not be read, or is not there. */
export function ContactName({
  order,
  hasPhone = false,
  children,
}: {
  readonly order: Order;
  readonly hasPhone?: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  return order.hasContact ? (
    <NameForRole order={order} hasPhone={hasPhone}>
      {children}
    </NameForRole>
  ) : (
    children
  );
}

function NameForRole({ order, children, ...name }: NameProps & { readonly order: Order }): ReactNode {
  return useMayReadContact(order) ? (
    <Name orderId={order.id} {...name}>
      {children}
    </Name>
  ) : (
    children
  );
}

interface NameProps {
  readonly hasPhone: boolean;
  readonly children: ReactNode;
}

function Name({ orderId, hasPhone, children }: NameProps & { readonly orderId: string }): ReactNode {
  const contact = useContact(orderId);
  if (contact.status !== 'ready' || contact.value.item === null) return children;
  const { name, phone } = contact.value.item;
  return hasPhone ? (
    <>
      <bdi>{name}</bdi> · <PhoneLink phone={phone} sx={WHOLE} />
    </>
  ) : (
    <bdi>{name}</bdi>
  );
}

function Known({ orderId, sx }: { readonly orderId: string; readonly sx: SxProps<Theme> }): React.JSX.Element | null {
  const contact = useContact(orderId);
  if (contact.status !== 'ready' || contact.value.item === null) return null;
  const { name, phone, address } = contact.value.item;
  return (
    <Typography sx={[{ mb: 2, overflowWrap: 'anywhere' }, sx].flat()}>
      <bdi>{name}</bdi> · <PhoneLink phone={phone} />
      {address !== null && (
        <>
          <br />
          <bdi>{address}</bdi>
        </>
      )}
    </Typography>
  );
}

/** A number on two lines is dialled wrongly. */
const WHOLE = { whiteSpace: 'nowrap' } as const;
