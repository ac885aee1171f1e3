import { MoreHoriz } from './icons/more-horiz.tsx';
import { nothing, type Stories } from '../dev/stories.tsx';
import { Button } from './button.tsx';
import { SheetButton } from './sheet-button.tsx';

const SHEET = (
  <>
    <Button onClick={nothing}>Order Now</Button>
    <Button color="error" onClick={nothing}>
      Remove
    </Button>
  </>
);

export const stories: Stories = {
  'with a name': (
    <SheetButton startIcon={<MoreHoriz />} sheet={SHEET}>
      More
    </SheetButton>
  ),
  'in a row': <SheetButton aria-label="More: Pho" startIcon={<MoreHoriz />} sheet={SHEET} />,
};
