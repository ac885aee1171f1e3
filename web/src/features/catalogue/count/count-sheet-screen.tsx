import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useRequest } from '../../../data/use-request.ts';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { LoadingBlock } from '../../../ui/loading-block.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { moveStock } from '../api/move-stock.ts';
import { askCategories } from '../api/ask-categories.ts';
import { useWholeMenu } from '../api/use-whole-menu.ts';
import { CountSheet } from './count-sheet.tsx';
import { PrintedCountSheet } from './printed-count-sheet.tsx';
import { useCountDraft } from './use-count-draft.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

const NONE = [] as const;

/** Counts all foods in one go, by category, in the order of the Food List. */
export function CountSheetScreen(): React.JSX.Element {
  const { uid } = useSignedInUser();
  const drafts = useCountDraft(uid);
  const [printedAtMs, setPrintedAtMs] = useState<number | null>(null);
  const endPrint = useCallback(() => {
    setPrintedAtMs(null);
  }, []);
  const asked = useRequest(askCategories);
  // Without an answer the foods can be counted, all in one list.
  const categories = asked.status === 'ready' ? asked.value.categories : NONE;
  const menu = useWholeMenu([]);
  const pages = menu.status === 'ready' ? menu.value : null;
  useEffect(() => {
    if (pages?.older === 'some') pages.showOlder();
  }, [pages]);
  const isWhole = pages?.older === 'none' && pages.isFirst === undefined && asked.status !== 'loading';
  const foods = pages?.items.filter(({ counted }) => counted) ?? [];
  return (
    <Box sx={THREE_COLUMNS}>
      <PageHeading
        title={common.stock()}
        sx={{ mb: 1, rowGap: 1 }}
        aside={
          <Button
            variant="outlined"
            disabled={!isWhole}
            onClick={() => {
              setPrintedAtMs(Date.now());
            }}
          >
            {texts.printTheSheet()}
          </Button>
        }
      >
        {common.stock()}
      </PageHeading>
      <Typography sx={{ mb: 2, textWrap: 'balance' }}>{texts.help()}</Typography>
      {menu.status === 'failed' && <FailureBlock reason={menu.reason} onRetry={menu.retry} />}
      {menu.status !== 'failed' && !isWhole && <LoadingBlock />}
      {isWhole && (
        <>
          <FreshnessBanner isFresh={pages.isFresh} />
          <CountSheet
            foods={foods}
            categories={categories}
            drafts={drafts}
            onCount={(foodId, count) => moveStock(foodId, { kind: 'count', ...count, note: '' })}
          />
        </>
      )}
      {printedAtMs !== null && (
        <PrintedCountSheet foods={foods} categories={categories} atMs={printedAtMs} onPrinted={endPrint} />
      )}
    </Box>
  );
}

/** Of foods, at most. */
const THREE_COLUMNS = { maxWidth: 1680 } as const;
