import { FAILURE_TEXTS } from '../copy.ts';
import { Button } from './button.tsx';
import type { FailureReason } from '../lib/loadable.ts';
import { useOnline } from '../lib/use-online.ts';
import { NoticeBlock } from './notice-block.tsx';
import * as texts from './texts.ts';

/** A failure and a retry button; without permission there is no retry. */
export function FailureBlock({
  reason,
  onRetry,
}: {
  readonly reason: FailureReason;
  readonly onRetry?: (() => void) | undefined;
}): React.JSX.Element {
  const isOnline = useOnline();
  const { title, text } = FAILURE_TEXTS[reason === 'unavailable' && !isOnline ? 'offline' : reason];
  const canRetry = onRetry && reason !== 'no-permission';
  return (
    <NoticeBlock
      role="alert"
      picture="/img/site/plate.webp"
      title={title}
      action={
        canRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {texts.tryAgain()}
          </Button>
        )
      }
    >
      {text}
    </NoticeBlock>
  );
}
