// No stories: in part-form.tsx.
import Alert from '@mui/material/Alert';
import { Button } from '../../../ui/button.tsx';
import * as texts from './texts.ts';

/** Why settings were not saved, unless a field is the reason. */
export type Problem = { readonly status: 'changed' } | { readonly status: 'failed'; readonly sentence: string };

export function SaveProblem({
  id,
  problem,
  onReload,
}: {
  readonly id: string;
  readonly problem: Problem | null;
  /** Takes over what another admin has saved, instead of what is typed. */
  readonly onReload: () => void;
}): React.JSX.Element | null {
  switch (problem?.status) {
    case 'changed':
      return (
        <Alert
          id={id}
          severity="warning"
          role="alert"
          sx={{ width: 1 }}
          action={<Button onClick={onReload}>{texts.loadTheirs()}</Button>}
        >
          {texts.changedMeanwhile()}
        </Alert>
      );
    case 'failed':
      return (
        <Alert id={id} severity="error" role="alert" sx={{ width: 1 }}>
          {problem.sentence}
        </Alert>
      );
    default:
      return null;
  }
}
