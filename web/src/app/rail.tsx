import type { Role } from '@foodhouse/domain';
import { AddCircleOutlineOutlined as AddCircle } from '../ui/icons/add-circle-outline-outlined.tsx';
import { GroupOutlined as Group } from '../ui/icons/group-outlined.tsx';
import { SoupKitchenOutlined as Kitchen } from '../ui/icons/soup-kitchen-outlined.tsx';
import { Inventory2Outlined as Inventory } from '../ui/icons/inventory-2-outlined.tsx';
import { HomeOutlined as Home } from '../ui/icons/home-outlined.tsx';
import { ListAltOutlined as ListAlt } from '../ui/icons/list-alt-outlined.tsx';
import { MoreHoriz } from '../ui/icons/more-horiz.tsx';
import { ReceiptLongOutlined as Receipt } from '../ui/icons/receipt-long-outlined.tsx';
import { RestaurantMenuOutlined as Restaurant } from '../ui/icons/restaurant-menu-outlined.tsx';
import { ReviewsOutlined as Reviews } from '../ui/icons/reviews-outlined.tsx';
import { ShareOutlined as Share } from '../ui/icons/share-outlined.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountButton } from '../features/account/account-button.tsx';
import { useOpenCounts } from '../features/board/alarm/use-open-counts.ts';
import type { SignedInUser } from '../data/session.ts';
import { ALL_PAGES, type DashboardPage } from '../pages.ts';
import { NavButton } from '../ui/button.tsx';
import { useNotOpenYet } from '../lib/not-open-yet.ts';
import { RADII } from '../ui/radii.ts';
import { SheetButton } from '../ui/sheet-button.tsx';
import { LOW_WINDOW } from '../ui/low-window.ts';
import { drawerOf, inBottomBar, parentOf, PLACES } from './drawer.ts';
import { SiteLinks } from './navbar.tsx';
import { withLabels, WITH_LINKS } from '../ui/widths.ts';
import * as texts from './texts.ts';

const ICONS: Readonly<Record<DashboardPage['icon'], React.JSX.Element>> = {
  add: <AddCircle />,
  bell: <Kitchen />,
  box: <Inventory />,
  dish: <Restaurant />,
  house: <Home />,
  list: <ListAlt />,
  people: <Group />,
  receipt: <Receipt />,
  share: <Share />,
  star: <Reviews />,
};

/**
 * The dashboard's pages of a role, under their names: a rail at the left, on a phone a bar at the bottom with a menu of
 * the others. What is there before the role is known keeps its place.
 */
export function Rail({
  user,
}: {
  /** Null while the session is unknown. */
  readonly user: SignedInUser | null;
}): React.JSX.Element {
  const pages = drawerOf(ALL_PAGES, user?.role ?? null, useNotOpenYet());
  const inBar = inBottomBar(pages, user !== null);
  const rest = pages.filter((page) => !inBar.includes(page));
  const parent = parentOf(ALL_PAGES, pages, useLocation().pathname);
  const isAccountInBar = user !== null && inBar.length < PLACES;
  return (
    <Box component="nav" aria-label={texts.dashboard()} sx={RAIL}>
      <Entries pages={pages} inBar={inBar} parent={parent} role={user?.role ?? null} />
      <Box sx={isAccountInBar ? FOOT : [FOOT, NOT_ON_PHONE]}>
        {user && (
          <Box sx={PERSON}>
            <Typography variant="body2" sx={{ fontWeight: 700 }} noWrap>
              {user.displayName || user.email}
            </Typography>
            <Typography variant="caption" component="p" color="textSecondary">
              {texts.person({ role: user.role })}
            </Typography>
          </Box>
        )}
        <AccountButton user={user} sx={ENTRY} />
      </Box>
      <SheetButton
        startIcon={<MoreHoriz />}
        sx={MORE}
        sheet={
          <>
            {rest.map(({ path, label, icon }) => (
              <NavButton key={path} to={path} end isParent={path === parent} startIcon={ICONS[icon]}>
                {label}
              </NavButton>
            ))}
            {!isAccountInBar && <AccountButton user={user} />}
            <Box component="nav" aria-label={texts.site()} sx={SITE}>
              <SiteLinks sx={SITE_LINK} />
            </Box>
          </>
        }
      >
        {texts.more()}
      </SheetButton>
    </Box>
  );
}

/** Apart from the rail, which a change of an order would render again whole. */
function Entries({
  pages,
  inBar,
  parent,
  role,
}: {
  readonly pages: readonly DashboardPage[];
  readonly inBar: readonly DashboardPage[];
  readonly parent: string | undefined;
  readonly role: Role | null;
}): React.JSX.Element {
  const counts = useOpenCounts(role);
  return (
    <>
      {pages.map((page) => (
        <Entry
          key={page.path}
          page={page}
          isOnPhone={inBar.includes(page)}
          isParent={page.path === parent}
          count={(page.counts && counts?.[page.counts]) ?? 0}
          isLate={page.counts === 'undecided' && counts?.isLate === true}
        />
      ))}
    </>
  );
}

const Entry = memo(function Entry({
  page: { path, label, icon },
  isOnPhone,
  isParent,
  count,
  isLate,
}: {
  readonly page: DashboardPage;
  readonly isOnPhone: boolean;
  readonly isParent: boolean;
  /** Orders that wait, which its label is followed by. */
  readonly count: number;
  readonly isLate: boolean;
}): React.JSX.Element {
  const id = useId();
  return (
    <NavButton
      to={path}
      end
      isParent={isParent}
      startIcon={ICONS[icon]}
      sx={isOnPhone ? ENTRY : ENTRY_OF_RAIL}
      aria-describedby={count === 0 ? undefined : id}
    >
      {label}
      {count > 0 && (
        <>
          <Box component="span" aria-hidden="true" sx={isLate ? LATE_COUNT : COUNT}>
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </Box>
          <span id={id} hidden>
            {isLate ? texts.ordersWaitTooLong({ count }) : texts.ordersWait({ count })}
          </span>
        </>
      )}
    </NavButton>
  );
});

const MOST_SHOWN = 99;

const BAR_PX = 56;
/** The bar at the bottom of a phone's window. */
export const BOTTOM_BAR = `calc(${BAR_PX}px + env(safe-area-inset-bottom))`;

const RAIL = {
  position: 'fixed',
  zIndex: 'appBar',
  inset: 'auto 0 0',
  display: 'grid',
  // Equal, but for a name that is longer in some language.
  gridTemplateColumns: 'repeat(5, 1fr)',
  // As wide as their words, where a fifth is less, and as a finger.
  '@media (max-width: 359.95px)': { gridTemplateColumns: 'repeat(5, minmax(44px, auto))' },
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  [LOW_WINDOW]: { position: 'static' },
  [WITH_LINKS]: {
    position: 'sticky',
    inset: 'var(--bar-height) auto auto',
    boxSizing: 'border-box',
    // News at the foot make room below the frame: longer than what is left, it would slide under the bar above.
    height: 'calc(100dvh - var(--bar-height) - var(--news-height, 0px))',
    display: 'flex',
    flexDirection: 'column',
    gap: 0.25,
    overflowY: 'auto',
    p: '12px 0 4px',
    border: 0,
    borderInlineEnd: '1px solid',
    borderColor: 'divider',
    bgcolor: 'transparent',
  },
  ...withLabels({ px: 1.5 }),
  // The page in sight is one of the menu's.
  '&&:has(> [popover] > [aria-current]) > button': { color: 'primary.dark' },
  '@media print': { display: 'none' },
} as const;

/** Icon over name; in a wide window beside each other, where the rail has the room. */
const ENTRY = {
  '&&': {
    position: 'relative',
    flexDirection: 'column',
    flexShrink: 0,
    gap: 0.25,
    minHeight: BAR_PX,
    px: 0,
    py: 0.25,
    borderRadius: RADII.field,
    typography: 'caption',
    // A phone's bar is as high for two lines as for one.
    '@media (max-width: 767.95px)': { lineHeight: '13px', overflowWrap: 'break-word', hyphens: 'auto' },
    ...withLabels({
      flexDirection: 'row',
      justifyContent: 'start',
      textAlign: 'start',
      gap: 1.25,
      minHeight: 44,
      px: 1.5,
      typography: 'body2',
      fontWeight: 600,
    }),
  },
  '&&[aria-current]': { bgcolor: 'transparent', [WITH_LINKS]: { bgcolor: 'primary.light' } },
} as const;

const ENTRY_OF_RAIL = {
  ...ENTRY,
  '&&': { ...ENTRY['&&'], display: 'none', [WITH_LINKS]: { display: 'inline-flex' } },
} as const;

const MORE = {
  '&&': { ...ENTRY['&&'], gridColumn: 5, color: 'text.primary', [WITH_LINKS]: { display: 'none' } },
} as const;

/** Over the icon; in a wide window at the end of the entry. */
const COUNT = {
  position: 'absolute',
  top: 2,
  insetInlineStart: 'calc(50% + 2px)',
  boxSizing: 'border-box',
  minWidth: 20,
  px: 0.75,
  borderRadius: RADII.pill,
  bgcolor: 'action.selected',
  color: 'text.primary',
  typography: 'caption',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  ...withLabels({ position: 'static', marginInlineStart: 'auto' }),
} as const;
const LATE_COUNT = { ...COUNT, bgcolor: 'error.main', color: 'error.contrastText' } as const;

const FOOT = {
  display: 'contents',
  // A long name is cut with dots, at the width of the rail.
  [WITH_LINKS]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', mt: 'auto', pt: 2 },
} as const;
const NOT_ON_PHONE = { display: 'none' } as const;
const PERSON = { display: 'none', ...withLabels({ display: 'block', px: 1.5, pb: 0.5 }) } as const;

const SITE = {
  display: 'flex',
  justifyContent: 'space-between',
  mt: 1,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
const SITE_LINK = { '&&': { px: { xs: 0.5, sm: 1 } }, '&&[aria-current]': { bgcolor: 'transparent' } } as const;
