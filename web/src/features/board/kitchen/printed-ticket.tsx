// No stories: is for paper alone, and opens the print window.
import {
  formatMoney,
  GUEST,
  kitchenAllergensText,
  kitchenNameOf,
  kitchenText,
  optionText,
  kitchenDueMs,
  type Order,
  type OrderContact,
} from '@foodhouse/domain';
import { useHouseClock } from '../../../lib/clock.ts';
import { useHouseFace } from '../../../lib/house-face.ts';
import { OnPaper } from '../../../ui/on-paper.tsx';
import { useContact, useMayReadContact } from '../../orders/details/order-contact.tsx';
import { useServed } from '../../orders/details/served.tsx';
import { useIsDuplicate } from '../../orders/details/use-is-duplicate.ts';

interface PrintedTicketProps {
  readonly order: Order;
  readonly onPrinted: () => void;
}

/** One ticket on paper, 80 mm wide. It is printed once it is known who ordered and where it goes, or that it cannot be. */
export function PrintedTicket({ order, onPrinted }: PrintedTicketProps): React.JSX.Element | null {
  return order.hasContact ? (
    <ForRole order={order} onPrinted={onPrinted} />
  ) : (
    <Paper order={order} contact={null} onPrinted={onPrinted} />
  );
}

function ForRole({ order, onPrinted }: PrintedTicketProps): React.JSX.Element {
  return useMayReadContact(order) ? (
    <WithContact order={order} onPrinted={onPrinted} />
  ) : (
    <Paper order={order} contact={null} onPrinted={onPrinted} />
  );
}

function WithContact({ order, onPrinted }: PrintedTicketProps): React.JSX.Element | null {
  const contact = useContact(order.id);
  if (contact.status === 'loading') return null;
  const known = contact.status === 'ready' ? contact.value.item : 'unknown';
  return <Paper order={order} contact={known} onPrinted={onPrinted} />;
}

function Paper({
  order,
  contact,
  onPrinted,
}: PrintedTicketProps & {
  /** Null where nobody said who they are; `unknown` where it could not be read. */
  readonly contact: OrderContact | 'unknown' | null;
}): React.JSX.Element {
  const clock = useHouseClock();
  const house = useHouseFace();
  const served = useServed(order);
  const readyMs = kitchenDueMs(order);
  const isDuplicate = useIsDuplicate(`ticket ${order.id}`);
  return (
    <OnPaper className="printed-ticket" style={STYLE} onPrinted={onPrinted}>
      {isDuplicate && <h2>DUPLICATE</h2>}
      <strong>{order.token}</strong>
      {served !== '' && <h2>{served.toUpperCase()}</h2>}
      {readyMs !== null && readyMs !== order.wantedAtMs && <h2>READY {clock.words(readyMs)}</h2>}
      {order.promisedAtMs !== null && order.promisedAtMs !== readyMs && order.promisedAtMs !== order.wantedAtMs && (
        <h2>AT THE GUEST {clock.words(order.promisedAtMs)}</h2>
      )}
      {order.lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id, and never change
        <section key={index}>
          <p>{kitchenText(line)}</p>
          {line.options.map((option) => (
            <div key={`${option.groupId}/${option.id}`}>
              + {optionText({ name: kitchenNameOf(option), quantity: option.quantity })}
            </div>
          ))}
          {line.note !== null && (
            <em>
              ! <bdi>{line.note}</bdi>
            </em>
          )}
        </section>
      ))}
      {order.note !== null && <em>! {order.note}</em>}
      <b>{kitchenAllergensText(order.lines).toUpperCase()}</b>
      {contact !== null && <Address contact={contact} />}
      <p>TOTAL {formatMoney(order.priceMinor, order.currency)}</p>
      <small>
        {house.name} · {clock.dated(order.createdAtMs)} · {order.user || GUEST}
      </small>
    </OnPaper>
  );
}

/** Who it is for, and where it goes: in the hand of whoever brings it. */
function Address({ contact }: { readonly contact: OrderContact | 'unknown' }): React.JSX.Element {
  if (contact === 'unknown') return <address>NAME AND PHONE COULD NOT BE READ</address>;
  const { name, phone, address } = contact;
  return (
    <address>
      {name}
      <br />
      {phone}
      {address !== null && (
        <>
          <br />
          {address}
        </>
      )}
    </address>
  );
}

const STYLE = {
  '& strong': { display: 'block', fontSize: '34pt', letterSpacing: '0.08em' },
  '& h2': { fontSize: '22pt', fontWeight: 800, m: 0 },
  '& p': { fontSize: '18pt', fontWeight: 700, mt: 1, mb: 0 },
  '& div': { fontSize: '14pt', pl: '6mm' },
  '& address': { fontSize: '16pt', fontStyle: 'normal', fontWeight: 700, mt: 1, overflowWrap: 'anywhere' },
  '& em': {
    display: 'block',
    fontSize: '14pt',
    fontWeight: 700,
    fontStyle: 'normal',
    border: '1px solid #000',
    px: '2mm',
  },
  '& b': { display: 'block', fontSize: '14pt', border: '2px solid #000', px: '2mm', my: 1 },
} as const;
