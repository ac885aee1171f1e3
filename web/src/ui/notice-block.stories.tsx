import type { Stories } from '../dev/stories.tsx';
import { Button } from './button.tsx';
import { NoticeBlock } from './notice-block.tsx';

export const stories: Stories = {
  'a title alone': <NoticeBlock picture="/img/site/bell.webp" title="No reviews yet" />,
  'with a sentence and a way on': (
    <NoticeBlock
      picture="/img/site/bag.webp"
      title="No orders under Pending"
      action={<Button variant="contained">See all foods</Button>}
    >
      What you order appears here by itself and moves as the kitchen works on it.
    </NoticeBlock>
  ),
  'an alert': (
    <NoticeBlock picture="/img/site/plate.webp" title="Something went wrong" role="alert">
      The fault is on our side.
    </NoticeBlock>
  ),
};
