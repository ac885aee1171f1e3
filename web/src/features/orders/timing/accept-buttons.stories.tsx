import { anOrder } from '@foodhouse/domain/testing';
import Box from '@mui/material/Box';
import type { Stories } from '../../../dev/stories.tsx';
import { AcceptButtons } from './accept-buttons.tsx';

const nothing = (): void => undefined;

function Example({
  disabled = false,
  wantedAtMs = null,
}: {
  readonly disabled?: boolean;
  readonly wantedAtMs?: number | null;
}): React.JSX.Element {
  const order = anOrder({ prepMinutes: 20, wantedAtMs });
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <AcceptButtons order={order} to="approved" disabled={disabled} undoMs={() => 0} onAccept={nothing} />
    </Box>
  );
}

export const stories: Stories = {
  'in a house that takes twenty minutes': <Example />,
  'of an order for later, long before its time': <Example wantedAtMs={Date.now() + 4 * 3_600_000} />,
  'while the list may be stale': <Example disabled />,
};
