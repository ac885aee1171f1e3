import Box from '@mui/material/Box';
import { Spinner } from './spinner.tsx';
import * as texts from './texts.ts';

/** A whole page that is loading. Lists show skeletons of their own size instead. */
export function LoadingBlock({ label = texts.loading() }: { readonly label?: string }): React.JSX.Element {
  return (
    <Box
      role="status"
      aria-busy="true"
      aria-label={label}
      sx={{ display: 'grid', placeItems: 'center', minHeight: '50vh', color: 'primary.main', typography: 'h2' }}
    >
      <Spinner aria-hidden="true" />
    </Box>
  );
}
