import { Button } from './button.tsx';
import type { FailureReason } from '../lib/loadable.ts';
import { useOnline } from '../lib/use-online.ts';
import { NoticeBlock } from './notice-block.tsx';
import * as texts from './texts.ts';

const WORDS: Readonly<Record<FailureReason, { readonly title: string; readonly text: string }>> = {
  offline: { title: texts.offline(), text: texts.offlineText() },
  unavailable: { title: texts.unavailable(), text: texts.unavailableText() },
  'no-permission': { title: texts.noPermission(), text: texts.noPermissionText() },
  'signed-out': { title: texts.signedOut(), text: texts.signedOutText() },
  'not-found': { title: texts.notFound(), text: texts.notFoundText() },
  broken: { title: texts.broken(), text: texts.brokenText() },
};

/** A failure and a retry button; without permission there is no retry. */
export function FailureBlock({
  reason,
  onRetry,
}: {
  readonly reason: FailureReason;
  readonly onRetry?: (() => void) | undefined;
}): React.JSX.Element {
  const isOnline = useOnline();
  const { title, text } = WORDS[reason === 'unavailable' && !isOnline ? 'offline' : reason];
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
