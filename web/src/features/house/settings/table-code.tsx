import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { encode } from 'uqr';
import { useHouseFace } from '../../../lib/house-face.ts';
import { Button } from '../../../ui/button.tsx';
import { OnPaper } from '../../../ui/on-paper.tsx';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { isolated } from '../../../lib/isolated.ts';

/** The picture of a table's address, to be scanned; on paper too. */
export function TableCode({
  name,
  address,
  onClose,
}: {
  readonly name: string;
  readonly address: string;
  readonly onClose: () => void;
}): React.JSX.Element {
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <TitledDialog
      title={name}
      subtitle="Guests scan it to order to this table"
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="contained"
            onClick={() => {
              setIsPrinting(true);
            }}
          >
            Print
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
        <Squares text={address} label={`Code of ${isolated(name)}`} />
        <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {address}
        </Typography>
      </Box>
      {isPrinting && (
        <PrintedCodes
          tables={[{ name, address }]}
          onClose={() => {
            setIsPrinting(false);
          }}
        />
      )}
    </TitledDialog>
  );
}

/** The codes of tables on paper, each on a page of its own, with the name of the house. */
export function PrintedCodes({
  tables,
  onClose,
}: {
  readonly tables: readonly { readonly name: string; readonly address: string }[];
  /** After the print window. */
  readonly onClose: () => void;
}): React.JSX.Element {
  const house = useHouseFace();
  return (
    <OnPaper className="printed-code" style={ON_PAPER} onPrinted={onClose}>
      {tables.map(({ name, address }) => (
        <section key={address}>
          <h1>{house.name}</h1>
          <h2>{name}</h2>
          <Squares text={address} label={`Code of ${isolated(name)}`} />
          <p>Scan to order</p>
          <small>{address}</small>
        </section>
      ))}
    </OnPaper>
  );
}

/** A QR code: black on white in both schemes, because cameras expect it. A quarter of it may be dirty. */
function Squares({ text, label }: { readonly text: string; readonly label: string }): React.JSX.Element {
  const { size, data } = encode(text, { ecc: 'Q', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Box component="svg" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} sx={SQUARES}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </Box>
  );
}

const SQUARES = { display: 'block', width: 1, maxWidth: 280, borderRadius: '8px' } as const;
const ON_PAPER = {
  textAlign: 'center',
  '& section:not(:last-of-type)': { breakAfter: 'page' },
  '& section': { breakInside: 'avoid' },
  '& h1': { fontSize: '18pt', fontWeight: 700, m: 0 },
  '& h2': { fontSize: '28pt', fontWeight: 800, m: 0 },
  '& svg': { maxWidth: 'none' },
  '& p': { fontSize: '18pt', fontWeight: 700, m: 0 },
  '& small': { fontSize: '9pt', overflowWrap: 'anywhere' },
} as const;
