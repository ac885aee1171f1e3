import { each, nothing, type Stories } from '../dev/stories.tsx';
import type { FailureReason } from '../lib/loadable.ts';
import { FailureBlock } from './failure-block.tsx';

export const stories: Stories = {
  ...each<FailureReason>(['offline', 'unavailable', 'no-permission', 'signed-out', 'not-found', 'broken'], (reason) => (
    <FailureBlock reason={reason} onRetry={nothing} />
  )),
  'without a retry': <FailureBlock reason="broken" />,
};
