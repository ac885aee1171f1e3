import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RADII } from '../../../ui/radii.ts';
import { Button } from '../../../ui/button.tsx';

/** A bar across a page of the staff, in sight while the page is scrolled: what has to be done at once. */
export function AlarmBar({
  isNews = false,
  action,
  children,
}: {
  /** New orders, instead of something that is wrong. */
  readonly isNews?: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Box component="section" role="alert" sx={isNews ? NEWS : WRONG}>
      <span>{children}</span>
      {action}
    </Box>
  );
}

/** The browser blocks the sound of a page that should ring. */
export function BlockedSound({ onWake }: { readonly onWake: () => void }): React.JSX.Element {
  return (
    <AlarmBar action={<Button onClick={onWake}>Turn the sound on</Button>}>
      Your browser blocks the sound: nobody hears orders here.
    </AlarmBar>
  );
}

const BAR = {
  position: 'sticky',
  top: 'calc(var(--bar-height) + 4px)',
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
  boxSizing: 'border-box',
  minHeight: 48,
  mb: 1,
  px: 2,
  py: 0.5,
  borderRadius: RADII.field,
  typography: 'body2',
  '&&': { fontWeight: 700 },
  '&& button, && a': { '--color': 'currentColor', color: 'inherit', borderColor: 'currentColor', px: 2 },
  '@media print': { display: 'none' },
} as const;
const WRONG = { ...BAR, bgcolor: 'error.main', color: 'error.contrastText' } as const;
const NEWS = { ...BAR, bgcolor: 'primary.main', color: 'primary.contrastText' } as const;
