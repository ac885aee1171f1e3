// No stories: needs an order without an answer; said in the basket’s tests.
import { formatMoney, linesText } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useHouseClock } from '../../../lib/clock.ts';
import { useNow } from '../../../lib/use-now.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { takeFocus } from './take-focus.ts';
import { currencyOf, type Attempt } from '../basket/basket.ts';
import { giveUp } from '../basket/basket-store.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** After half an hour somebody may have ordered elsewhere, or eaten. */
const OLD_MS = 30 * 60_000;
const REFRESH_MS = 60_000;
/** Asked before an attempt is forgotten: whoever confirms again with another key orders twice. */
const MAY_HAVE_COME = texts.mayHaveArrived();

/** Orders of this person without an answer: each can be looked for, repeated or given up, and stands in the way of nothing. */
export function Unanswered({
  attempts,
  isBusy,
  hasFocus = false,
  onRepeat,
}: {
  readonly attempts: readonly Attempt[];
  readonly isBusy: boolean;
  /** Where it has just taken the place of what was confirmed. */
  readonly hasFocus?: boolean;
  /** Left out where another button repeats it. */
  readonly onRepeat?: (attempt: Attempt) => void;
}): React.JSX.Element {
  const [asked, setAsked] = useState<string | null>(null);
  const nowMs = useNow(REFRESH_MS);
  const clock = useHouseClock();
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1, mb: 1.5, '&:empty': { display: 'none' } }}>
      {attempts.map((attempt) => (
        <Alert key={attempt.key} severity="warning" role="status" data-unanswered="">
          {attempt.key === asked
            ? MAY_HAVE_COME
            : wordsOf(attempt, clock.words(attempt.atMs, nowMs), nowMs - attempt.atMs > OLD_MS)}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {onRepeat && (
              <Button
                variant="outlined"
                ref={hasFocus ? takeFocus : undefined}
                loading={isBusy}
                onClick={() => {
                  onRepeat(attempt);
                }}
              >
                {common.tryAgain()}
              </Button>
            )}
            <LinkButton to={paths.myOrders} variant="outlined">
              {texts.lookInMyOrders()}
            </LinkButton>
            <Button
              disabled={isBusy}
              onClick={() => {
                if (attempt.key === asked) giveUp(attempt);
                else setAsked(attempt.key);
              }}
            >
              {giveUpText(attempt, attempt.key === asked)}
            </Button>
          </Box>
        </Alert>
      ))}
    </Box>
  );
}

function wordsOf({ lines, totalMinor }: Attempt, time: string, isOld: boolean): string {
  const foods = linesText(lines.map((line) => ({ ...line, size: null })));
  const said = { time, foods, total: formatMoney(totalMinor, currencyOf(lines)) };
  return isOld ? texts.noAnswerForLong(said) : texts.noAnswer(said);
}

function giveUpText({ isSingle }: Attempt, isAsked: boolean): string {
  if (isSingle) return isAsked ? texts.giveUpAllTheSame() : texts.giveUp();
  return isAsked ? texts.backIntoBasketAllTheSame() : texts.backIntoBasket();
}
