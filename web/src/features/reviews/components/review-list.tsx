import { canSeeAddresses, type Review } from '@foodhouse/domain';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { DataTableSkeleton } from '../../../ui/data-table/table-skeleton.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { houseClock, useHouseClock } from '../../../lib/clock.ts';
import { useLiveReviews, useReviewEmails } from '../api/use-live-reviews.ts';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

const SHAPE = { actions: 0, card: 112 };

/** Every review; admins see full addresses. */
export function ReviewList(): React.JSX.Element {
  const { role } = useSignedInUser();
  const reviews = useLiveReviews();
  const items = reviews.status === 'ready' ? reviews.value.items : [];
  const emails = useReviewEmails(canSeeAddresses(role), items[0]?.id, items.length);
  return <ReviewTable reviews={reviews} emails={emails} />;
}

export function ReviewTable({
  reviews,
  emails,
}: {
  readonly reviews: ReturnType<typeof useLiveReviews>;
  /** Full addresses by the id of the review. */
  readonly emails: ReadonlyMap<string, string>;
}): React.JSX.Element {
  switch (reviews.status) {
    case 'loading':
      return <DataTableSkeleton label={texts.loadingReviews()} shape={SHAPE} />;
    case 'failed':
      return <FailureBlock reason={reviews.reason} onRetry={reviews.retry} />;
    case 'ready':
      return (
        <>
          <FreshnessBanner isFresh={reviews.value.isFresh} />
          {reviews.value.items.length === 0 ? (
            <NoticeBlock picture="/img/site/bell.webp" title={texts.noReviews()}>
              {texts.noReviewsText()}
            </NoticeBlock>
          ) : (
            <DataTable
              label={texts.reviews()}
              rows={reviews.value.items}
              rowKey={({ id }) => id}
              columns={columnsOf(emails)}
              tablet={TABLET}
              phone={PHONE}
              searchText={({ id, name, description, maskedEmail }) =>
                `${name} ${description} ${emails.get(id) ?? maskedEmail}`
              }
            />
          )}
          <LoadMoreButton list={reviews}>{texts.showMore()}</LoadMoreButton>
        </>
      );
  }
}

function columnsOf(emails: ReadonlyMap<string, string>): readonly Column<Review>[] {
  return [
    {
      label: texts.index(),
      hasIndex: true,
      cell: (_review, index) => index + 1,
      sx: { width: 56, ...QUIET },
      tabletSx: { display: 'none' },
      phoneSx: { display: 'none' },
    },
    {
      label: common.name(),
      cell: ({ name }) => <bdi>{name}</bdi>,
      value: ({ name }) => name,
      sx: { ...ANY_TEXT, width: 136, fontWeight: 700 },
      toolsSx: { whiteSpace: 'normal' },
      tabletSx: { gridColumn: '1', gridRow: '1' },
      phoneSx: { gridColumn: '1', gridRow: '1' },
    },
    {
      label: texts.description(),
      cell: ({ description }) => <bdi>{description}</bdi>,
      value: ({ description }) => description,
      sx: { ...ANY_TEXT, py: 1.25, textWrap: 'pretty' },
      toolsSx: { whiteSpace: 'normal' },
      tabletSx: { gridColumn: '2', gridRow: '1 / 3', alignSelf: 'start' },
      phoneSx: { gridColumn: '1 / -1', gridRow: '2' },
    },
    {
      label: common.email(),
      cell: ({ id, maskedEmail }) => emails.get(id) ?? maskedEmail,
      value: ({ id, maskedEmail }) => emails.get(id) ?? maskedEmail,
      // A whole address is longer than one with stars.
      sx: { ...ANY_TEXT, width: emails.size > 0 ? 196 : 152, ...QUIET },
      toolsSx: { maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' },
      tabletSx: { gridColumn: '1', gridRow: '2', alignSelf: 'start' },
      phoneSx: { gridColumn: '1 / -1', gridRow: '3' },
    },
    {
      label: texts.date(),
      cell: ({ createdAtMs }) => <Day atMs={createdAtMs} />,
      value: ({ createdAtMs }) => houseClock().sheet(createdAtMs),
      sx: { width: '1px', whiteSpace: 'nowrap', ...QUIET },
      tabletSx: { gridColumn: '3', gridRow: '1' },
      phoneSx: { gridColumn: '2', gridRow: '1', whiteSpace: 'normal', textAlign: 'end' },
    },
  ];
}

function Day({ atMs }: { readonly atMs: number }): React.JSX.Element {
  return <>{useHouseClock().date(atMs)}</>;
}

/** The address is under the name. */
const TABLET = { below: 1023.95, columns: 'minmax(0, 2fr) minmax(0, 3fr) auto', rows: 'auto 1fr' };
const PHONE = { below: 767.95, columns: 'minmax(0, 1fr) fit-content(50%)' };

const QUIET = { color: 'text.secondary', typography: 'body2' } as const;
/** A visitor's text, such as one long word: it wraps, and leaves room to the others. */
const ANY_TEXT = { overflowWrap: 'anywhere', minWidth: 120 } as const;
