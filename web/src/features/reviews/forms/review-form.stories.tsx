import Box from '@mui/material/Box';
import type { Stories } from '../../../dev/stories.tsx';
import { ReviewForm } from './review-form.tsx';

export const stories: Stories = {
  empty: (
    <Box sx={{ width: 400, maxWidth: 1 }}>
      <ReviewForm />
    </Box>
  ),
};
