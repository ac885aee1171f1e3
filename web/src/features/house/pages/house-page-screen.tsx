import type { HousePage, HousePageDto } from '@foodhouse/domain';
import Container from '@mui/material/Container';
import { useMemo, useState, type ReactNode } from 'react';
import { callApi } from '../../../data/client.ts';
import { useRequest } from '../../../data/use-request.ts';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { LoadingBlock } from '../../../ui/loading-block.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PAGE_NAMES } from '../../../lib/page-names.ts';
import { PageText } from './page-text.tsx';
import * as texts from './texts.ts';

/** A page that the law asks for, as the house has written it. @param notFound shown where it has not */
export function HousePageScreen({
  page,
  notFound,
}: {
  readonly page: HousePage;
  readonly notFound: ReactNode;
}): React.JSX.Element {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ round, ask: () => callApi<HousePageDto>(`/house/pages/${page}`) }), [page, round]);
  const loaded = useRequest(request.ask);
  if (loaded.status === 'ready' && loaded.value.text === null) return <>{notFound}</>;
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 4, md: 6 } }}>
      <PageHeading title={PAGE_NAMES[page]} description={DESCRIPTIONS[page]}>
        {PAGE_NAMES[page]}
      </PageHeading>
      {loaded.status === 'loading' && (
        <div data-waits="text">
          <LoadingBlock />
        </div>
      )}
      {loaded.status === 'failed' && (
        <FailureBlock
          reason={loaded.reason}
          onRetry={() => {
            setRound((count) => count + 1);
          }}
        />
      )}
      {loaded.status === 'ready' && <PageText text={loaded.value.text ?? ''} />}
    </Container>
  );
}

const DESCRIPTIONS: Readonly<Record<HousePage, (house: { readonly name: string }) => string>> = {
  imprint: texts.imprintDescription,
  privacy: texts.privacyDescription,
  terms: texts.termsDescription,
};
