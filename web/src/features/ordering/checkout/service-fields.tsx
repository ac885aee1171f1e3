// No stories: shows fulfilment-block.tsx and wanted-block.
import { FulfilmentBlock } from './fulfilment-block.tsx';
import { useHouseClock } from '../../../lib/clock.ts';
import { asSoonText } from './about-when.ts';
import { QuestionLine } from './question.tsx';
import { WantedBlock } from './lazy-wanted.tsx';
import { say } from '../basket/said.ts';
import type { CheckoutState } from './use-checkout.ts';

/** How and when it is wanted, where the house offers a choice. */
export function ServiceFields({ checkout }: { readonly checkout: CheckoutState }): React.JSX.Element {
  const { said, service, known, fulfilment, untimely, readyInMs, isTried, isBusy, setRefused } = checkout;
  const clock = useHouseClock();
  const { how, wantedAt } = said;
  return (
    <>
      {service && service.offered.length > 0 && (
        <FulfilmentBlock
          how={how}
          service={service}
          isTried={isTried}
          disabled={isBusy}
          onChange={(next) => {
            setRefused(null);
            say({ how: next });
          }}
        />
      )}
      {known?.isForLater === true || wantedAt !== null ? (
        <WantedBlock
          from={known?.laterFrom ?? null}
          readyInMs={readyInMs}
          wantedAt={wantedAt}
          fulfilment={fulfilment}
          problem={untimely}
          disabled={isBusy}
          onChange={(next) => {
            setRefused(null);
            say({ wantedAt: next });
          }}
        />
      ) : (
        readyInMs !== null && <QuestionLine>{asSoonText(readyInMs, clock)}</QuestionLine>
      )}
    </>
  );
}
