import type { Stories } from '../dev/stories.tsx';
import { Chip } from './chip.tsx';

const COLORS = ['default', 'secondary', 'warning', 'error'] as const;

export const stories: Stories = Object.fromEntries(
  (['filled', 'outlined'] as const).map((variant) => [
    variant,
    COLORS.map((color) => <Chip key={color} color={color} variant={variant} label={color} />),
  ]),
);
