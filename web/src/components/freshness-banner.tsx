import Box from '@mui/material/Box';
import { useOnline } from '../lib/use-online.ts';

/** Says when what is shown may be old. */
export function FreshnessBanner({ isFresh }: { readonly isFresh: boolean }): React.JSX.Element | null {
  const isOnline = useOnline();
  if (isOnline && isFresh) return null;
  return (
    <Box
      role="status"
      sx={{
        mb: 2,
        px: 2,
        py: 1.5,
        border: 1,
        borderColor: 'warning.main',
        borderRadius: 3,
        bgcolor: 'plate.butter',
        fontWeight: 600,
      }}
    >
      {isOnline
        ? 'Not live at the moment: we are reconnecting.'
        : 'You are offline: what you see may have changed, and nothing can be sent.'}
    </Box>
  );
}
