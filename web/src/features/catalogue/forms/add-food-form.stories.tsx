import Box from '@mui/material/Box';
import type { Stories } from '../../../dev/stories.tsx';
import { AddFoodForm } from './add-food-form.tsx';

export const stories: Stories = {
  empty: (
    <Box sx={{ width: '70vw', maxWidth: 1 }}>
      <AddFoodForm />
    </Box>
  ),
};
