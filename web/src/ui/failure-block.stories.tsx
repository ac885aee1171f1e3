import { FAILURE_TEXTS } from '../copy.ts';
import { each, nothing, type Stories } from '../dev/stories.tsx';
import type { FailureReason } from '../lib/loadable.ts';
import { FailureBlock } from './failure-block.tsx';

export const stories: Stories = {
  ...each(Object.keys(FAILURE_TEXTS) as FailureReason[], (reason) => (
    <FailureBlock reason={reason} onRetry={nothing} />
  )),
  'without a retry': <FailureBlock reason="broken" />,
};
