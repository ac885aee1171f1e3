import Alert from '@mui/material/Alert';
import { useOnline } from '../lib/use-online.ts';

/** Says when what is shown may be old. */
export function FreshnessBanner({ isFresh }: { readonly isFresh: boolean }): React.JSX.Element | null {
  const isOnline = useOnline();
  if (isOnline && isFresh) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2, borderRadius: 3 }}>
      {isOnline
        ? 'Not live at the moment: we are reconnecting.'
        : 'You are offline: what you see may have changed, and nothing can be sent.'}
    </Alert>
  );
}
