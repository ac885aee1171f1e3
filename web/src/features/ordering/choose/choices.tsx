// No stories: asks the server; shows choice-form.tsx.
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { HalfField } from './half-field.tsx';
import type { Choosing } from './use-choosing.ts';

/** What can be chosen of a food, in each of its states. */
export function Choices({
  choosing: { choices, house, asked, lost, choose, goOnWithout, currency, half, own },
  isTried,
}: {
  readonly choosing: Choosing;
  /** Whether somebody wanted to go on before all was chosen. */
  readonly isTried: boolean;
}): React.JSX.Element {
  switch (choices.status) {
    case 'loading':
      return <Skeleton aria-busy="true" sx={{ height: 156, mt: 2.5 }} />;
    case 'failed':
      return <FailureBlock reason={choices.reason} onRetry={choices.retry} />;
    case 'ready':
      return (
        <>
          {half && <HalfField half={half} own={own} />}
          <ChoiceForm
            choices={{ ...choices.value, sizes: half?.sizes ?? choices.value.sizes }}
            house={house}
            currency={currency}
            asked={asked}
            lost={lost}
            onChoose={choose}
            onWithout={goOnWithout}
            isTried={isTried}
          />
        </>
      );
  }
}
