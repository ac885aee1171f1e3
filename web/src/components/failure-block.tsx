import { Button } from './button.tsx';
import type { FailureReason } from '../lib/loadable.ts';
import { useOnline } from '../lib/use-online.ts';
import { NoticeBlock } from './notice-block.tsx';

const SENTENCES: Record<FailureReason, { readonly title: string; readonly text: string }> = {
  offline: { title: 'You are offline', text: 'This page comes back by itself when your connection does.' },
  unavailable: {
    title: 'The kitchen is not answering',
    text: 'We could not reach our service. Please try again in a moment.',
  },
  'no-permission': {
    title: 'You need access for this page',
    text: 'Ask an admin of the house to give your account the right role.',
  },
  'signed-out': { title: 'Your session has ended', text: 'Please log in again to see this page.' },
  'not-found': { title: 'Nothing here', text: 'What you are looking for does not exist, or no longer does.' },
  broken: { title: 'Something went wrong', text: 'The fault is on our side. Please try again.' },
};

/** What happened and a retry; a retry makes no sense without permission. */
export function FailureBlock({
  reason,
  onRetry,
}: {
  readonly reason: FailureReason;
  readonly onRetry?: (() => void) | undefined;
}): React.JSX.Element {
  const isOnline = useOnline();
  const { title, text } = SENTENCES[reason === 'unavailable' && !isOnline ? 'offline' : reason];
  const canRetry = onRetry && reason !== 'no-permission';
  return (
    <NoticeBlock
      role="alert"
      picture="/img/site/plate.webp"
      title={title}
      action={
        canRetry && (
          <Button variant="outlined" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {text}
    </NoticeBlock>
  );
}
