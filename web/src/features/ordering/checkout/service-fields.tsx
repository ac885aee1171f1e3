// No stories: shows fulfilment-block.tsx and wanted-block.
import { FulfilmentBlock } from './fulfilment-block.tsx';
import { AsSoonLine } from './as-soon-line.tsx';
import { WantedBlock } from './lazy-wanted.tsx';
import type { Quoted } from '../basket/judge-lines.ts';
import { say } from '../basket/said.ts';
import type { CheckoutState } from './use-checkout.ts';

/** How and when it is wanted, where the house offers a choice. */
export function ServiceFields({
  checkout,
}: {
  readonly checkout: Pick<
    CheckoutState,
    'said' | 'service' | 'fulfilment' | 'untimely' | 'readyInMs' | 'isTried' | 'isBusy' | 'setRefused'
  > & {
    readonly known: Pick<Quoted, 'isForLater' | 'laterFrom'> | null;
  };
}): React.JSX.Element {
  const { said, service, known, fulfilment, untimely, readyInMs, isTried, isBusy, setRefused } = checkout;
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
        readyInMs !== null && <AsSoonLine readyInMs={readyInMs} />
      )}
    </>
  );
}
