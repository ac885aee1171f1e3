import { anOrder } from '@foodhouse/domain/testing';
import Box from '@mui/material/Box';
import type { Stories } from '../../../dev/stories.tsx';
import { AcceptButtons } from './accept-buttons.tsx';

const nothing = (): void => undefined;

function Example({ disabled = false }: { readonly disabled?: boolean }): React.JSX.Element {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <AcceptButtons order={anOrder({ prepMinutes: 20 })} disabled={disabled} undoMs={() => 0} onAccept={nothing} />
    </Box>
  );
}

export const stories: Stories = {
  'in a house that takes twenty minutes': <Example />,
  'while the list may be stale': <Example disabled />,
};
