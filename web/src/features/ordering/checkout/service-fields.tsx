// No stories: shows fulfilment-block.tsx and wanted-block.
import { chosenService } from '@foodhouse/domain';
import { useCheckoutAsks } from '../../../lib/checkout-asks.ts';
import { PickupAddress } from '../../orders/details/pickup-address.tsx';
import { FulfilmentBlock } from './fulfilment-block.tsx';
import { AsSoonLine } from './as-soon-line.tsx';
import { WantedBlock } from './lazy-wanted.tsx';
import { useKnownTable } from '../basket/known-table.ts';
import type { Quoted } from '../basket/judge-lines.ts';
import { say } from '../basket/said.ts';
import type { CheckoutState } from './use-checkout.ts';

/** How and when it is wanted, where the house offers a choice: before its first answer as it is expected. */
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
  const asks = useCheckoutAsks();
  const table = useKnownTable();
  const expected = known === null ? asks : null;
  const asked = expected
    ? { offered: expected.offered, table: how.kind === 'table' ? table : null, problem: null }
    : service;
  const isForLater = known?.isForLater ?? expected?.isForLater ?? false;
  return (
    <>
      {asked && asked.offered.length > 0 && (
        <FulfilmentBlock
          how={how}
          service={asked}
          isTried={isTried}
          disabled={isBusy}
          onChange={(next) => {
            setRefused(null);
            say({ how: next });
          }}
        />
      )}
      {asked && chosenService(how, asked.offered) === 'pickup' && <PickupAddress sx={WHERE} />}
      {isForLater || wantedAt !== null ? (
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
        (readyInMs !== null || expected?.isTimed === true) && <AsSoonLine readyInMs={readyInMs} />
      )}
    </>
  );
}

const WHERE = { py: 1, typography: 'body2' } as const;
