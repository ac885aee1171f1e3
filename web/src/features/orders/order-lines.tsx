import { formatMoney, type OrderLine } from '@foodhouse/domain';
import Box from '@mui/material/Box';

export type OrderedLine = Pick<OrderLine, 'foodId' | 'name' | 'quantity' | 'totalMinor'>;

/** The lines of an order, each with its portions and its price. */
export function OrderLines({ lines }: { readonly lines: readonly OrderedLine[] }): React.JSX.Element {
  return (
    <Box component="ul" aria-label="What was ordered" sx={STYLE}>
      {lines.map(({ foodId, name, quantity, totalMinor }, index) => (
        <li key={`${index} ${foodId}`}>
          <span>{quantity} ×</span> <span>{name}</span> <span>{formatMoney(totalMinor)}</span>
        </li>
      ))}
    </Box>
  );
}

const STYLE = {
  width: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(28px, auto) minmax(0, 1fr) auto',
    columnGap: 1,
    py: 0.5,
    overflowWrap: 'anywhere',
  },
  '& > li > :last-of-type': { fontWeight: 700 },
} as const;
