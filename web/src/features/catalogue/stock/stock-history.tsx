import { isOfOrder, moverOf, worksInKitchen, type StockCause } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { ReceiptLongOutlined as Receipt } from '../../../ui/icons/receipt-long-outlined.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ListedMove } from '../api/use-stock-moves.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import { withParts } from '../../../ui/with-parts.tsx';
import * as texts from './texts.ts';

const WORDS: Readonly<Record<StockCause, string>> = {
  opening: texts.causeOpening(),
  order: texts.causeOrder(),
  release: texts.causeRelease(),
  restock: texts.restock(),
  waste: texts.waste(),
  count: texts.causeCount(),
  par: texts.causePar(),
  edit: texts.causeEdit(),
};

/** The moves of a food, the latest first: cause, order, difference, what was left, when and by whom. */
export function StockHistory({
  moves,
  uid,
}: {
  readonly moves: Loadable<LivePages<ListedMove>>;
  /** Of the person who reads it. */
  readonly uid: string;
}): React.JSX.Element {
  const clock = useHouseClock();
  switch (moves.status) {
    case 'loading':
      return <Skeleton aria-busy="true" sx={{ height: 120 }} />;
    case 'failed':
      return <FailureBlock reason={moves.reason} onRetry={moves.retry} />;
    case 'ready':
      return (
        <>
          <FreshnessBanner isFresh={moves.value.isFresh} />
          {moves.value.items.length === 0 ? (
            <NoMoves />
          ) : (
            <Box component="ol" aria-label={texts.changesOfPortions()} sx={LIST}>
              {moves.value.items.map(({ id, cause, delta, after, token, note, atMs, ...by }) => (
                <Box key={id} component="li" sx={MOVE}>
                  <Typography component="span" sx={{ fontWeight: 700, lineHeight: '24px' }}>
                    {WORDS[cause]}
                    {isOfOrder({ cause }) && token !== null && (
                      <>
                        {' '}
                        <code>{token}</code>
                      </>
                    )}
                  </Typography>
                  <Box component="span" sx={FIGURES}>
                    <Box component="span" sx={{ fontWeight: 500 }}>
                      {delta < 0 ? `−${-delta}` : `+${delta}`}
                    </Box>{' '}
                    <b>{texts.left({ count: after })}</b>
                  </Box>
                  <Typography component="span" variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
                    <time dateTime={new Date(atMs).toISOString()}>{clock.words(atMs)}</time>
                    {whoMade({ cause, ...by }, uid)}
                    {note !== '' && (
                      <>
                        {' · '}
                        {withParts(texts.quotedNote, { note: <bdi>{note}</bdi> })}
                      </>
                    )}
                  </Typography>
                </Box>
              ))}
            </Box>
          )}
          <LoadMoreButton list={moves}>{texts.showEarlier()}</LoadMoreButton>
        </>
      );
  }
}

function NoMoves(): React.JSX.Element {
  return (
    <Box sx={EMPTY}>
      <Receipt aria-hidden="true" />
      <Typography>{texts.noChangesYet()}</Typography>
      <Typography variant="body2">{texts.noChangesHelp()}</Typography>
    </Box>
  );
}

/** Staff by their role: who may read moves may not read the names of others. */
function whoMade(move: Pick<ListedMove, 'cause' | 'byUid' | 'byRole'>, uid: string): string {
  if (move.byUid === uid) return ` · ${texts.you()}`;
  const role = moverOf(move);
  return role !== 'system' && worksInKitchen(role) ? ` · ${texts.role({ role })}` : '';
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

const MOVE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBottom: 0 },
} as const;

const EMPTY = {
  display: 'grid',
  justifyItems: 'center',
  gap: 0.5,
  px: 1,
  py: 3,
  textAlign: 'center',
  textWrap: 'balance',
  color: 'text.secondary',
} as const;

const FIGURES = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(64px, auto)',
  columnGap: 1,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
