// No stories: is for paper alone, and opens the print window.
import { allergensText, formatDifference, formatMoney, formatShare, type Order } from '@foodhouse/domain';
import { useHouseFace } from '../../../lib/house-face.ts';
import { OnPaper } from '../../../ui/on-paper.tsx';
import { readLineOf } from '../details/order-lines.tsx';
import { useServed } from '../details/served.tsx';
import { useIsDuplicate } from '../details/use-is-duplicate.ts';
import { readSumsOf } from '../details/order-sums.tsx';
import { useHouseClock } from '../../../lib/clock.ts';

/**
 * The receipt of an order on paper, 80 mm wide: the business day where it is not the day of its time, its lines, what was taken off, the tax of each rate,
 * the total.
 */
export function PrintedReceipt({
  order,
  onPrinted,
}: {
  readonly order: Order;
  readonly onPrinted: () => void;
}): React.JSX.Element {
  const clock = useHouseClock();
  const house = useHouseFace();
  const isDuplicate = useIsDuplicate(`receipt ${order.id}`);
  const served = useServed(order);
  const { offMinor, feeMinor, onTopMinor } = readSumsOf(order);
  return (
    <OnPaper className="printed-receipt" style={STYLE} onPrinted={onPrinted}>
      {isDuplicate && <h2>DUPLICATE</h2>}
      <strong>{house.name}</strong>
      {house.address !== '' && <p>{house.address}</p>}
      {house.phone !== '' && <p>{house.phone}</p>}
      <p>
        {clock.dated(order.createdAtMs)} · {order.token}
        {order.businessDay !== null && !clock.sheet(order.createdAtMs).startsWith(order.businessDay) && (
          <> · {order.businessDay}</>
        )}
        {served !== '' && <> · {served}</>}
      </p>
      <ul>
        {order.lines.map((line, index) => {
          const { quantity, name, chosen, totalMinor, allergens } = readLineOf(line);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no id, and never change
            <li key={index}>
              <span>
                {quantity} × <bdi>{name}</bdi>
                {chosen !== '' && <small>{chosen}</small>}
                <small>{allergensText(allergens)}</small>
              </span>
              <span>{formatMoney(totalMinor, order.currency)}</span>
            </li>
          );
        })}
        {offMinor > 0 && (
          <li>
            <span>Voucher</span>
            <span>{formatDifference(-offMinor, order.currency)}</span>
          </li>
        )}
        {feeMinor > 0 && (
          <li>
            <span>Delivery</span>
            <span>{formatMoney(feeMinor, order.currency)}</span>
          </li>
        )}
        {onTopMinor > 0 && (
          <li>
            <span>Tax</span>
            <span>{formatMoney(onTopMinor, order.currency)}</span>
          </li>
        )}
        <li className="total">
          <span>Total</span>
          <span>{formatMoney(order.priceMinor, order.currency)}</span>
        </li>
      </ul>
      {order.taxes.map(({ share, netMinor, taxMinor }) => (
        <p key={share}>
          {formatShare(share)} tax: {formatMoney(taxMinor, order.currency)} on {formatMoney(netMinor, order.currency)}
        </p>
      ))}
    </OnPaper>
  );
}

const STYLE = {
  fontSize: '10pt',
  '& h2': { fontSize: '22pt', fontWeight: 800, m: 0 },
  '& strong': { display: 'block', fontSize: '18pt' },
  '& p': { m: 0, mt: '1mm' },
  '& ul': { listStyle: 'none', p: 0, m: 0, my: '3mm' },
  '& li': { display: 'flex', justifyContent: 'space-between', gap: '2mm', pt: '1.5mm' },
  '& li > span:last-child': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: '8pt' },
  '& .total': { fontSize: '13pt', fontWeight: 700 },
} as const;
