// No stories: asks the database; shows review-list.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCounter } from '../../../data/use-counter.ts';
import { ReviewList } from './review-list.tsx';
import { useIsNamed } from '../../../lib/house-face.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ListBar } from '../../../ui/table-search.tsx';
import * as texts from './texts.ts';
import * as site from '../../../texts.ts';

/** What guests have sent, for admins. */
export function ReviewsScreen(): React.JSX.Element {
  const { count } = useCounter('reviews');
  const isNamed = useIsNamed();
  const total = site.totalReviews({ count: count ?? '…' });
  return (
    <>
      <PageHeading title={site.reviews()} sx={isNamed ? OVER_TOTAL : {}}>
        {isNamed ? site.reviews() : total}
      </PageHeading>
      {isNamed && (
        <Typography variant="body2" color="textSecondary" sx={[TOTAL, count === null && { visibility: 'hidden' }]}>
          {total}
        </Typography>
      )}
      <Box sx={ONE_LINE}>
        <ListBar
          after={
            <LinkButton to={paths.review} variant="outlined" sx={LINK}>
              {texts.writeReview()}
            </LinkButton>
          }
        />
      </Box>
      <ReviewList />
    </>
  );
}

/** In a house with a name the specification's heading is a line below the page's own, in the room that was between both. */
const OVER_TOTAL = { mb: 0 } as const;
const TOTAL = { mb: 1.5 } as const;

/** On a phone too the search leaves room to the button, which ends with the list; beside the list's tools it keeps apart. */
const ONE_LINE = {
  '& search': { flexBasis: { xs: '100px', sm: '206px' }, minWidth: { xs: 0, sm: 206 } },
  '& div:not(:empty) ~ a': { marginInlineStart: 1 },
} as const;
const LINK = { whiteSpace: 'nowrap', px: { xs: 1.75, sm: 2.75 }, marginInlineStart: 'auto' } as const;
