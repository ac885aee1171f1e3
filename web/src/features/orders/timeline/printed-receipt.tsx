// No stories: is for paper alone, and opens the print window.
import { amountsOf, formatMoney, formatShare, formatSigned, sumsOf, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useHouseFace } from '../../../lib/house-face.ts';
import { OnPaper } from '../../../ui/on-paper.tsx';
import { SignOnPaper } from '../../../ui/sign-on-paper.tsx';
import { readLineOf } from '../details/read-line.ts';
import { useServed } from '../details/served.tsx';
import { useIsDuplicate } from '../details/use-is-duplicate.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import * as common from '../../../ui/texts.ts';
import * as words from '../details/texts.ts';
import * as texts from './texts.ts';

/**
 * The receipt of an order on paper, 80 mm wide: the business day where it is not the day of its time, its lines, the amounts between them and the total,
 * and the tax of each rate.
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
  return (
    <OnPaper className="printed-receipt" style={SMALL} onPrinted={onPrinted}>
      {isDuplicate && <Head>{words.duplicate()}</Head>}
      <SignOnPaper />
      <Name>{house.name}</Name>
      {house.address !== '' && <Text>{house.address}</Text>}
      {house.phone !== '' && <Text>{house.phone}</Text>}
      <Text>
        {clock.dated(order.createdAtMs)} · {order.token}
        {order.businessDay !== null && !clock.sheet(order.createdAtMs).startsWith(order.businessDay) && (
          <> · {order.businessDay}</>
        )}
        {served !== '' && <> · {served}</>}
      </Text>
      <Lines>
        {order.lines.map((line, index) => {
          const { quantity, name, chosen, totalMinor, contains } = readLineOf(line);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no id, and never change
            <Line key={index} amount={formatMoney(totalMinor, order.currency)}>
              {quantity} × <bdi>{name}</bdi>
              {chosen !== '' && <Fact>{chosen}</Fact>}
              <Fact>{contains}</Fact>
            </Line>
          );
        })}
        {amountsOf(sumsOf(order), order.fulfilment?.kind === 'delivery').map(({ kind, label, amountMinor }) => (
          <Line key={kind} amount={formatSigned(amountMinor, order.currency)}>
            {label}
          </Line>
        ))}
        <Line isTotal amount={formatMoney(order.priceMinor, order.currency)}>
          {common.total()}
        </Line>
      </Lines>
      {order.taxes.map(({ share, netMinor, taxMinor }) => (
        <Text key={share}>
          {texts.taxOn({
            share: formatShare(share),
            tax: formatMoney(taxMinor, order.currency),
            net: formatMoney(netMinor, order.currency),
          })}
        </Text>
      ))}
    </OnPaper>
  );
}

function Line({
  amount,
  isTotal = false,
  children,
}: {
  readonly amount: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Box component="li" sx={isTotal ? TOTAL : LINE}>
      <span>{children}</span>
      <Amount>{amount}</Amount>
    </Box>
  );
}

const SMALL = { fontSize: '10pt' } as const;
const LINE = { display: 'flex', justifyContent: 'space-between', gap: '2mm', pt: '1.5mm' } as const;
const TOTAL = { ...LINE, fontSize: '13pt', fontWeight: 700 } as const;
const Head = styled('h2')({ fontSize: '22pt', fontWeight: 800, margin: 0 });
const Name = styled('strong')({ display: 'block', fontSize: '18pt' });
const Text = styled('p')({ margin: '1mm 0 0' });
const Lines = styled('ul')({ listStyle: 'none', padding: 0, margin: '3mm 0' });
const Fact = styled('small')({ display: 'block', fontSize: '8pt' });
const Amount = styled('span')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
