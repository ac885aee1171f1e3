import { GUEST, kitchenAllergensText, kitchenNameOf, kitchenText, optionText, type Order } from '@foodhouse/domain';
import { useServed } from '../served.tsx';
import { OnPaper } from '../../../ui/on-paper.tsx';
import { useHouseClock } from '../../../lib/clock.ts';

/** One ticket on paper, 80 mm wide. */
export function PrintedTicket({
  order,
  onPrinted,
}: {
  readonly order: Order;
  readonly onPrinted: () => void;
}): React.JSX.Element {
  const clock = useHouseClock();
  const served = useServed(order);
  return (
    <OnPaper className="printed-ticket" style={STYLE} onPrinted={onPrinted}>
      <strong>{order.token}</strong>
      {served !== '' && <h2>{served.toUpperCase()}</h2>}
      {order.lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id, and never change
        <section key={index}>
          <p>{kitchenText(line)}</p>
          {line.options.map((option) => (
            <div key={`${option.groupId}/${option.id}`}>
              + {optionText({ name: kitchenNameOf(option), quantity: option.quantity })}
            </div>
          ))}
          {line.note !== null && <em>! {line.note}</em>}
        </section>
      ))}
      <b>{kitchenAllergensText(order.lines).toUpperCase()}</b>
      <small>
        {clock.dated(order.createdAtMs)} · {order.user || GUEST}
      </small>
    </OnPaper>
  );
}

const STYLE = {
  '& strong': { display: 'block', fontSize: '34pt', letterSpacing: '0.08em' },
  '& h2': { fontSize: '22pt', fontWeight: 800, m: 0 },
  '& p': { fontSize: '18pt', fontWeight: 700, mt: 1, mb: 0 },
  '& div': { fontSize: '14pt', pl: '6mm' },
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
