// No stories: is for paper alone, and opens the print window.
import {
  formatMoney,
  GUEST,
  kitchenAllergensText,
  kitchenDueMs,
  kitchenNameOf,
  kitchenText,
  localeTag,
  optionText,
  type Order,
  type OrderContact,
} from '@foodhouse/domain';
import { styled } from '@mui/material/styles';
import { useHouseClock } from '../../../lib/clock.ts';
import { useHouseFace } from '../../../lib/house-face.ts';
import { OnPaper } from '../../../ui/on-paper.tsx';
import { useContact, useMayReadContact } from '../../orders/details/order-contact.tsx';
import { useServed } from '../../orders/details/served.tsx';
import { useIsDuplicate } from '../../orders/details/use-is-duplicate.ts';
import * as words from '../../orders/details/texts.ts';
import * as texts from './texts.ts';

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
    <OnPaper className="printed-ticket" onPrinted={onPrinted}>
      {isDuplicate && <Head>{words.duplicate()}</Head>}
      <Token>{order.token}</Token>
      {served !== '' && <Head>{served.toLocaleUpperCase(localeTag())}</Head>}
      {readyMs !== null && readyMs !== order.wantedAtMs && (
        <Head>{texts.paperReady({ time: clock.words(readyMs) })}</Head>
      )}
      {order.promisedAtMs !== null && order.promisedAtMs !== readyMs && order.promisedAtMs !== order.wantedAtMs && (
        <Head>{texts.paperAtGuest({ time: clock.words(order.promisedAtMs) })}</Head>
      )}
      {order.lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id, and never change
        <section key={index}>
          <Line>
            {line.quantity === 1 && '1 × '}
            {kitchenText(line)}
          </Line>
          {line.options.map((option) => (
            <Option
              key={`${option.groupId}/${option.id}`}
              style={option.under === null ? undefined : { paddingInlineStart: '12mm' }}
            >
              + {optionText({ name: kitchenNameOf(option), quantity: option.quantity })}
            </Option>
          ))}
          {line.note !== null && (
            <Note>
              ! <bdi>{line.note}</bdi>
            </Note>
          )}
        </section>
      ))}
      {order.note !== null && (
        <Whole>
          {texts.paperForWholeOrder()}
          <Note>
            ! <bdi>{order.note}</bdi>
          </Note>
        </Whole>
      )}
      <Allergens>{kitchenAllergensText(order.lines).toLocaleUpperCase(localeTag())}</Allergens>
      {contact !== null && <Reached contact={contact} />}
      <Line>{texts.paperTotal({ total: formatMoney(order.priceMinor, order.currency) })}</Line>
      <small>
        {house.name} · {clock.dated(order.createdAtMs)} · {order.user || GUEST}
      </small>
    </OnPaper>
  );
}

/** Who it is for, and where it goes: in the hand of whoever brings it. */
function Reached({ contact }: { readonly contact: OrderContact | 'unknown' }): React.JSX.Element {
  if (contact === 'unknown') return <Address>{texts.paperContactNotRead()}</Address>;
  const { name, phone, address } = contact;
  return (
    <Address>
      {name}
      <br />
      {phone}
      {address !== null && (
        <>
          <br />
          {address}
        </>
      )}
    </Address>
  );
}

const Token = styled('strong')({ display: 'block', fontSize: '34pt', letterSpacing: '0.08em' });
const Head = styled('h2')({ fontSize: '22pt', fontWeight: 800, margin: 0 });
const Line = styled('p')({ fontSize: '18pt', fontWeight: 700, margin: '8px 0 0' });
const Option = styled('div')({ fontSize: '14pt', paddingInlineStart: '6mm' });
const BOX = { display: 'block', fontSize: '14pt', padding: '0 2mm' } as const;
const Note = styled('em')({ ...BOX, fontWeight: 700, fontStyle: 'normal', border: '1px solid #000' });
const Whole = styled('section')({ borderTop: '1px dashed #000', margin: '8px 0 0', paddingTop: '4px' });
const Allergens = styled('b')({ ...BOX, border: '2px solid #000', margin: '8px 0' });
const Address = styled('address')({
  fontSize: '16pt',
  fontStyle: 'normal',
  fontWeight: 700,
  marginTop: 8,
  overflowWrap: 'anywhere',
});
