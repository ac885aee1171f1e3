// No stories: routes/manage-food.test.tsx renders the page.
import type { Food } from '@foodhouse/domain';
import { useState, type ComponentType } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import { useLive } from '../../../data/use-live.ts';
import { fieldOf } from '../../../lib/field-of.ts';
import type { FailureReason } from '../../../lib/loadable.ts';
import { foodListOf, manageFoodOf, paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { ChevronLeft } from '../../../ui/icons/chevron-left.tsx';
import { ChevronRight } from '../../../ui/icons/chevron-right.tsx';
import { LoadingBlock } from '../../../ui/loading-block.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import type { GuestPreviewProps } from '../forms/guest-preview.ts';
import { FoodForm } from './food-form.tsx';
import { useManageable } from './use-manageable.ts';
import { useNeighbours } from './use-neighbours.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as site from '../../../texts.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface FoodScreenProps {
  readonly foodId: string;
  readonly Preview: ComponentType<GuestPreviewProps>;
}

/** Everything of one food, for admins: its form, and beside it the food as a guest sees it. */
export function FoodScreen({ foodId, Preview }: FoodScreenProps): React.JSX.Element {
  const live = useLive(`food ${foodId}`, async () => (await import('../../foods/live-food.ts')).openFood(foodId));
  const [last, setLast] = useState<Food | null>(null);
  if (live.status === 'ready' && live.value.food !== last) setLast(live.value.food);
  const { manageable, first, isStale, failure, load } = useManageable(foodId);
  const hasLeft = live.status === 'failed' && live.reason === 'not-found';
  const reason = failureOf(last, live.status === 'failed' ? live.reason : null, failure);
  return (
    <Box sx={{ mt: -1 }}>
      <BackToList />
      <PageHeading title={last?.name ?? common.food()} sx={{ mb: 2 }} aside={<Neighbours foodId={foodId} />}>
        <bdi>{last?.name ?? common.food()}</bdi>
      </PageHeading>
      {reason === 'not-found' ? (
        <NoticeBlock
          picture="/img/site/plate.webp"
          title={texts.notOnMenu()}
          action={
            <LinkButton to={paths.dashboard} variant="outlined">
              {site.foodList()}
            </LinkButton>
          }
        >
          {texts.notOnMenuHelp()}
        </NoticeBlock>
      ) : reason === null ? (
        last && manageable && first ? (
          <>
            <FreshnessBanner isFresh={live.status === 'ready' && live.value.isFresh} />
            <FoodForm
              food={last}
              first={first}
              groups={manageable.groups}
              areGroupsStale={isStale}
              onGroupSaved={load}
              hasLeft={hasLeft}
              Preview={Preview}
            />
          </>
        ) : (
          <LoadingBlock />
        )
      ) : (
        <FailureBlock
          reason={reason}
          onRetry={() => {
            if (live.status === 'failed') live.retry?.();
            load();
          }}
        />
      )}
    </Box>
  );
}

/** Why there is nothing to show: once there is a form, it stays with what is typed in it. */
function failureOf(
  last: Food | null,
  ofFood: FailureReason | null,
  ofChoices: FailureReason | null,
): FailureReason | null {
  return last === null && ofFood !== null ? ofFood : ofChoices;
}

/** Back to where the list was left, if the page was opened from there. */
function BackToList(): React.JSX.Element {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = (event: React.MouseEvent): void => {
    if (fieldOf(state, 'isFromList') !== true || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink to={foodListOf(query.get('q') ?? '')} onClick={goBack}>
      {site.foodList()}
    </BackLink>
  );
}

/** The ways to the foods beside this one. They take its place in the browser's history, so that Back leads to the list. */
function Neighbours({ foodId }: Pick<FoodScreenProps, 'foodId'>): React.JSX.Element {
  const [query] = useSearchParams();
  const typed = query.get('q') ?? '';
  const { hash, state } = useLocation();
  const { previous, next } = useNeighbours(foodId, typed);
  return (
    <Box component="nav" aria-label={texts.otherFoods()} sx={{ display: 'flex', gap: 1, minHeight: 44 }}>
      {previous && (
        <LinkButton
          to={manageFoodOf(previous._id, { typed, part: hash.slice(1) })}
          replace
          state={state}
          variant="outlined"
          startIcon={<ChevronLeft fontSize="small" />}
          aria-label={texts.previousNamed({ name: isolated(previous.name) })}
          sx={STEP}
        >
          {texts.previous()}
        </LinkButton>
      )}
      {next && (
        <LinkButton
          to={manageFoodOf(next._id, { typed, part: hash.slice(1) })}
          replace
          state={state}
          variant="outlined"
          aria-label={texts.nextNamed({ name: isolated(next.name) })}
          sx={STEP}
        >
          {texts.next()}
          <ChevronRight fontSize="small" />
        </LinkButton>
      )}
    </Box>
  );
}

const STEP = { px: 1.5, gap: 0.5, '&&': { color: 'text.primary', borderColor: 'edge' } } as const;
