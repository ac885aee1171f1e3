import { canDecide, canManageMenu } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { OptionalPart } from '../ui/optional-part.tsx';
import { FailureBlock } from '../ui/failure-block.tsx';
import { lazyComponent } from '../first-paint/lazy-component.tsx';
import { foldRail } from '../lib/folded-rail.ts';
import { useIsFullScreen } from '../lib/full-screen.ts';
import { useNotOpenYet } from '../lib/not-open-yet.ts';
import { paths } from '../paths.ts';
import { DataTableSkeleton } from '../ui/data-table/table-skeleton.tsx';
import { LoadingBlock } from '../ui/loading-block.tsx';
import { HEADING_STYLE } from '../ui/page-heading.tsx';
import { RADII } from '../ui/radii.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { TableSearchProvider } from '../ui/table-search.tsx';
import { UNSEEN_ON_PHONES } from '../ui/unseen.ts';
import { LOW_WINDOW } from '../ui/low-window.ts';
import type { SignedInUser } from '../data/session.ts';
import { askHouse } from '../data/house-currency.ts';
import { RoleWatch } from '../data/role-watch.tsx';
import { ALL_PAGES, isBehindLogin, type DashboardPage } from '../pages.ts';
import { BOTTOM_BAR, Rail } from './rail.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { StaffBar } from './staff-bar.tsx';
import { Warnings } from './warnings.ts';
import { withLabels, WITH_LINKS } from '../ui/widths.ts';
import * as texts from './texts.ts';

const SetUpNotice = lazyComponent(async () => (await import('../features/house/setup/set-up-notice.tsx')).SetUpNotice);

/**
 * Bar, rail by role, and the page. Only the page changes with the address: what the frame listens to, and what rings, goes
 * on over a navigation.
 */
export function DashboardLayout({
  user,
  children,
}: {
  readonly user: SignedInUser;
  readonly children: ReactNode;
}): React.JSX.Element {
  const { pathname, search } = useLocation();
  const isNotOpenYet = useNotOpenYet();
  useEffect(() => {
    void askHouse(); // by whose clock the pages write times
  }, []);
  const isOfKitchen = user.role === 'chef';
  useLayoutEffect(() => {
    foldRail(isOfKitchen);
  }, [isOfKitchen]);
  return (
    <>
      <RoleWatch user={user} />
      <Frame user={user}>
        {canDecide(user.role) && (
          <OptionalPart retryOn={pathname}>
            <Warnings />
          </OptionalPart>
        )}
        {isNotOpenYet && canManageMenu(user.role) && pathname !== paths.setUp && (
          <OptionalPart retryOn={pathname}>
            <SetUpNotice />
          </OptionalPart>
        )}
        <TableSearchProvider key={pathname} initially={new URLSearchParams(search).get('q') ?? ''}>
          {children}
        </TableSearchProvider>
      </Frame>
    </>
  );
}

/**
 * The same layout while the session is unknown, with everything in its place. It is the HTML of every dashboard page, in
 * which the first script shows the first rows (first-rows.tsx).
 */
export function DashboardWaiting({
  onRetry,
}: {
  /** Present when the session could not be determined: the page then says so. */
  readonly onRetry?: () => void;
}): React.JSX.Element {
  const page = usePage();
  return (
    <Frame user={null}>
      {page && (
        <Typography component="h1" variant="h2" sx={[HEADING_STYLE, page.hasBar ? UNSEEN_ON_PHONES : null]}>
          {page.heading ?? page.label}
        </Typography>
      )}
      {onRetry ? (
        <FailureBlock reason="unavailable" onRetry={onRetry} />
      ) : (
        <div data-first-list="">
          <Waiting isList={page?.isList === true} />
        </div>
      )}
    </Frame>
  );
}

function Waiting({ isList }: { readonly isList: boolean }): React.JSX.Element {
  const label = texts.checkingSession();
  if (!isList) return <LoadingBlock label={label} />;
  return (
    <>
      <Skeleton sx={BAR_OF_LIST} />
      <DataTableSkeleton label={label} shape={{ hasPicture: true, actions: 208, card: 120 }} />
    </>
  );
}

function Frame({
  user,
  children,
}: {
  /** Null while the session is unknown. */
  readonly user: SignedInUser | null;
  readonly children: ReactNode;
}): React.JSX.Element {
  const isFullScreen = useIsFullScreen();
  return (
    <>
      <GlobalStyles styles={isFullScreen ? OWN_BAR : BARS} />
      <SkipLink />
      {!isFullScreen && <StaffBar />}
      <Box sx={isFullScreen ? null : FRAME}>
        {!isFullScreen && <Rail user={user} />}
        <Box component="main" id="content" data-lists="" sx={isFullScreen ? null : MAIN}>
          {children}
        </Box>
      </Box>
    </>
  );
}

/** What gets the focus is scrolled out from under the bars. */
const BARS = {
  ':root': {
    '--bar-height': '48px',
    '--foot-height': BOTTOM_BAR,
    scrollPaddingBlock: `56px calc(${BOTTOM_BAR} + 8px)`,
  },
  [LOW_WINDOW]: { ':root': { '--foot-height': '0px', scrollPaddingBlock: 0 } },
  [WITH_LINKS]: { ':root': { '--foot-height': '0px' } },
} as const;

/** A page that takes the whole window has a bar of its own. */
const OWN_BAR = { ':root': { '--bar-height': '56px' } } as const;

const BAR_OF_LIST = { height: 44, maxWidth: 340, my: 1, borderRadius: RADII.pill } as const;

const FRAME = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WITH_LINKS]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
  ...withLabels({ gridTemplateColumns: '208px minmax(0, 1fr)' }),
  '@media print': { display: 'block' },
} as const;

const MAIN = {
  minWidth: 0,
  minHeight: '70vh',
  px: { xs: 2, sm: 3 },
  pt: 1.5,
  pb: `calc(${BOTTOM_BAR} + 16px)`,
  [WITH_LINKS]: { py: 2 },
  // The heading of a tool is close to what it is about.
  '& > div:first-of-type': { mb: 1, rowGap: 1 },
} as const;

/** The page of the current address; undefined for an unknown address. */
function usePage(): DashboardPage | undefined {
  const { pathname } = useLocation();
  return ALL_PAGES.filter(isBehindLogin).find(({ path }) => path === pathname);
}
