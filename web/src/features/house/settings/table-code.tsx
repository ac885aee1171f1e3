import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useHouseFace } from '../../../lib/house-face.ts';
import { Button } from '../../../ui/button.tsx';
import { OnPaper } from '../../../ui/on-paper.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { SignOnPaper } from '../../../ui/sign-on-paper.tsx';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

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
      subtitle={texts.codeHelp()}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.close()}</Button>
          <Button
            variant="contained"
            onClick={() => {
              setIsPrinting(true);
            }}
          >
            {texts.print()}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
        <QrCode text={address} label={texts.codeOf({ name: isolated(name) })} />
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
    <OnPaper className="printed-code" style={{ textAlign: 'center' }} onPrinted={onClose}>
      {tables.map(({ name, address }) => (
        <Box key={address} component="section" sx={PAGE}>
          <SignOnPaper />
          <Box component="h1" sx={LARGE}>
            {house.name}
          </Box>
          <Box component="h2" sx={{ fontSize: '28pt', fontWeight: 800, m: 0 }}>
            {name}
          </Box>
          <QrCode text={address} label={texts.codeOf({ name: isolated(name) })} maxWidth="none" />
          <Box component="p" sx={LARGE}>
            {texts.scanToOrder()}
          </Box>
          <Box component="small" sx={{ fontSize: '9pt', overflowWrap: 'anywhere' }}>
            {address}
          </Box>
        </Box>
      ))}
    </OnPaper>
  );
}

const PAGE = { breakInside: 'avoid', '&:not(:last-of-type)': { breakAfter: 'page' } } as const;
const LARGE = { fontSize: '18pt', fontWeight: 700, m: 0 } as const;
