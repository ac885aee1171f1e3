import CircularProgress from '@mui/material/CircularProgress';
import Box from '@mui/material/Box';

/** A whole page that is on its way. Lists show skeletons of their own size instead. */
export function LoadingBlock({ label = 'Loading' }: { readonly label?: string }): React.JSX.Element {
  return (
    <Box
      role="status"
      aria-busy="true"
      aria-label={label}
      sx={{ display: 'grid', placeItems: 'center', minHeight: '50vh' }}
    >
      <CircularProgress aria-hidden="true" />
    </Box>
  );
}
