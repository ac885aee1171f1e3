// No stories: is for paper alone, and opens the print window.
import Box from '@mui/material/Box';
import { OnPaper } from '../../ui/on-paper.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import * as texts from './texts.ts';

/** A page for a door or a window, as large as the paper: A4 and Letter alike. */
export function PrintedPoster({
  name,
  address,
  onClose,
}: {
  /** Empty where the house has said none. */
  readonly name: string;
  readonly address: string;
  /** After the print window. */
  readonly onClose: () => void;
}): React.JSX.Element {
  return (
    <OnPaper className="printed-poster" style={POSTER} onPrinted={onClose}>
      {name !== '' && (
        <Box component="h1" dir="auto" sx={{ fontSize: '40pt', lineHeight: 1.1, fontWeight: 800, m: 0 }}>
          {name}
        </Box>
      )}
      <Box component="p" sx={{ fontSize: '32pt', fontWeight: 700, m: '8mm 0' }}>
        {texts.orderOnline()}
      </Box>
      <Box sx={{ width: '100mm', mx: 'auto' }}>
        <QrCode text={address} label={texts.codeOfMenu()} maxWidth="none" />
      </Box>
      <Box component="p" sx={{ fontSize: '16pt', m: '8mm 0 2mm' }}>
        {texts.scanOrOpen()}
      </Box>
      <Box component="p" sx={{ fontSize: '20pt', fontWeight: 700, m: 0 }}>
        {inWords(address)}
      </Box>
    </OnPaper>
  );
}

/** As one types it. */
function inWords(address: string): string {
  return address.replace(/^https?:\/\//, '');
}

const POSTER = {
  width: 'auto',
  breakInside: 'avoid',
  pt: '12mm',
  textAlign: 'center',
  overflowWrap: 'anywhere',
} as const;
