import Box from '@mui/material/Box';
import type { Stories } from '../dev/stories.tsx';
import { Spinner } from './spinner.tsx';

export const stories: Stories = {
  'in a text': <Turning size="1rem" />,
  'of a page': <Turning size="2.4rem" />,
};

function Turning({ size }: { readonly size: string }): React.JSX.Element {
  return (
    <Box sx={{ display: 'flex', color: 'primary.main', fontSize: size }}>
      <Spinner aria-hidden="true" />
    </Box>
  );
}
