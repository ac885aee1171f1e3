import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** A QR code: black on white in both schemes, because cameras expect it. A quarter of it may be dirty. */
export function QrCode({
  text,
  label,
  maxWidth = 280,
}: {
  readonly text: string;
  readonly label: string;
  readonly maxWidth?: number | string;
}): React.JSX.Element {
  const { size, data } = encode(text, { ecc: 'Q', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Box component="svg" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} sx={[SQUARES, { maxWidth }]}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </Box>
  );
}

const SQUARES = { display: 'block', width: 1, borderRadius: '8px' } as const;
