import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../ui/button.tsx';
import type { FoodCursor } from '../../foods/food-page.ts';
import * as texts from './texts.ts';

interface PageButtonsProps {
  /** From 1. */
  readonly page: number;
  readonly next: FoodCursor | null;
  readonly onNext: (next: FoodCursor) => void;
  readonly onPrevious: () => void;
}

/** Links to the previous and next page; nothing when there is only one page. */
export function PageButtons({ page, next, onNext, onPrevious }: PageButtonsProps): React.JSX.Element | null {
  if (page === 1 && !next) return null;
  return (
    <Box
      component="nav"
      aria-label={texts.pagesOfTheMenu()}
      sx={{ display: 'flex', gap: 2, justifyContent: 'center', alignItems: 'center', mt: 5 }}
    >
      <Button variant="outlined" disabled={page === 1} onClick={onPrevious} sx={{ px: 1.5 }}>
        {texts.previousFoods()}
      </Button>
      <Typography color="textSecondary" aria-live="polite">
        {texts.page({ number: page })}
      </Typography>
      <Button
        variant="outlined"
        disabled={!next}
        onClick={() => {
          if (next) onNext(next);
        }}
        sx={{ px: 1.5 }}
      >
        {texts.nextFoods()}
      </Button>
    </Box>
  );
}
