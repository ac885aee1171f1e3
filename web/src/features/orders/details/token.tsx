import Box from '@mui/material/Box';
import { RADII } from '../../../ui/radii.ts';

/** Each letter as wide as the next. The bare `monospace` is Courier on many machines. */
const MONO = 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** The token of an order, by which guests get their food. @param isLarge as a figure that leads */
export function Token({
  children,
  isLarge = false,
}: {
  readonly children: string;
  readonly isLarge?: boolean;
}): React.JSX.Element {
  return (
    <Box component="code" sx={isLarge ? LARGE : STYLE}>
      {children}
    </Box>
  );
}

const STYLE = {
  display: 'inline-block',
  px: 1,
  py: 0.25,
  borderRadius: RADII.small,
  bgcolor: 'action.selected',
  typography: 'body1',
  fontFamily: MONO,
  fontWeight: 800,
  letterSpacing: '0.08em',
} as const;

const LARGE = { ...STYLE, bgcolor: 'plate.butter', typography: 'figure', fontFamily: MONO } as const;
