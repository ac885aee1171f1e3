import Box from '@mui/material/Box';
import { each } from '../dev/stories.tsx';
import { Chip } from './chip.tsx';

const COLORS = ['default', 'secondary', 'warning', 'error'] as const;

export const stories = each(['filled', 'outlined'], (variant) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    {COLORS.map((color) => (
      <Chip key={color} color={color} variant={variant} label={color} />
    ))}
  </Box>
));
