import Box from '@mui/material/Box';
import { Add } from './icons/add.tsx';
import { each, type Stories } from '../dev/stories.tsx';
import { Button, LinkButton, NavButton } from './button.tsx';

const VARIANTS = ['contained', 'outlined', 'text'] as const;
const COLORS = ['primary', 'secondary', 'error'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

export const stories: Stories = {
  ...each(VARIANTS, (variant) =>
    COLORS.map((color) => (
      <div key={color}>
        {SIZES.map((size) => (
          <Button key={size} variant={variant} color={color} size={size} sx={{ m: 0.5 }}>
            {`${color}, ${size}`}
          </Button>
        ))}
      </div>
    )),
  ),
  'in the colour of what is around': (
    <Box sx={{ color: 'warning.dark' }}>
      <Button color="inherit">Accept</Button>
      <Button color="inherit" variant="outlined">
        Accept
      </Button>
    </Box>
  ),
  disabled: VARIANTS.map((variant) => (
    <Button key={variant} variant={variant} disabled sx={{ m: 0.5 }}>
      Accept
    </Button>
  )),
  loading: VARIANTS.map((variant) => (
    <Button key={variant} variant={variant} loading sx={{ m: 0.5 }}>
      Accept
    </Button>
  )),
  'with an icon': (
    <Button variant="outlined" startIcon={<Add fontSize="small" />}>
      Add Food
    </Button>
  ),
  'long words': <Button variant="contained">Show the orders that were delivered before the last midnight</Button>,
  'to another page': (
    <LinkButton to="/inventory" variant="contained">
      See all foods
    </LinkButton>
  ),
  'entry of a bar': <NavButton to="/inventory">Foods</NavButton>,
  'entry of a bar, here': <NavButton to="/dev/gallery">Gallery</NavButton>,
};
