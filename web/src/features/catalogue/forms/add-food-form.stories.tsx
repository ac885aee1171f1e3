import Box from '@mui/material/Box';
import type { Stories } from '../../../dev/stories.tsx';
import type { GuestPreviewProps } from './guest-preview.ts';
import { AddFoodForm } from './add-food-form.tsx';

export const stories: Stories = {
  empty: (
    <Box sx={{ width: '70vw', maxWidth: 1 }}>
      <AddFoodForm Preview={Preview} />
    </Box>
  ),
};

/** A route composes the real one of the menu and the order dialog. */
function Preview({ food }: GuestPreviewProps): React.JSX.Element {
  return <p>{food.name}</p>;
}
