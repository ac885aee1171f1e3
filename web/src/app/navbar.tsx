import toast from 'react-hot-toast';
import { Close } from '../ui/icons/close.tsx';
import { Menu } from '../ui/icons/menu.tsx';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Container from '@mui/material/Container';
import { useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { Button, LinkButton, NavButton } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { signOut } from '../data/session.ts';
import { useSession } from '../data/session-context.tsx';
import { Brand, TWO_LINES } from '../ui/brand.tsx';
import { LEADS_AWAY } from '../lib/leads-away.ts';
import { focusHeadingIfLost } from '../lib/lost-focus.ts';
import { LOW_WINDOW } from '../ui/low-window.ts';
import { isBasketFilled } from '../data/session-store.ts';
import { paths } from '../paths.ts';
import { SchemeButton } from './scheme-button.tsx';
import { WITH_LINKS } from '../ui/widths.ts';
import * as site from '../texts.ts';
import * as common from '../ui/texts.ts';
import * as texts from './texts.ts';

const LINKS = [
  { to: paths.home, label: site.home() },
  { to: paths.inventory, label: common.foods() },
  { to: paths.review, label: texts.review() },
  { to: paths.about, label: texts.about() },
  { to: paths.dashboard, label: texts.dashboard() },
] as const;

/** The bar of every public page: a row of links, on a phone behind a button, over the page. */
export function Navbar(): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const isGuest = useIsGuest();
  const close = (): void => {
    setIsOpen(false);
  };
  return (
    <Box
      component="header"
      onKeyDown={({ key }: React.KeyboardEvent) => {
        if (key === 'Escape') close();
      }}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        [LOW_WINDOW]: { position: 'relative' },
      }}
    >
      {isOpen && <Box onClick={close} sx={SCRIM} />}
      <Container maxWidth="lg">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 }, minHeight: 68 }}>
          <Brand slotProps={{ name: { sx: isGuest ? NAME_OF_GUEST : NAME } }} />
          <Box sx={{ flexGrow: 1 }} />
          <Box
            component="nav"
            id="site-links"
            aria-label={texts.site()}
            sx={{
              display: isOpen ? 'grid' : 'none',
              position: 'absolute',
              inset: '100% 0 auto',
              gap: 0.5,
              p: 2,
              bgcolor: 'background.default',
              [WITH_LINKS]: { display: 'flex', position: 'static', p: 0 },
            }}
          >
            <SiteLinks sx={LINK} onPress={close} />
            <SessionButton sx={AT_START} onDone={close} />
          </Box>
          <SchemeButton />
          <IconButton
            aria-label={isOpen ? texts.closeMenu() : texts.openMenu()}
            aria-expanded={isOpen}
            aria-controls="site-links"
            sx={{ [WITH_LINKS]: { display: 'none' } }}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            {isOpen ? <Close /> : <Menu />}
          </IconButton>
        </Box>
      </Container>
    </Box>
  );
}

/** On a phone, and on a tablet beside the links. */
const NAME = { '@media (max-width: 899.95px)': TWO_LINES } as const;

/** Beside Login and SignOut the links leave the name no room. */
const NAME_OF_GUEST = {
  ...NAME,
  '@media (min-width: 768px) and (max-width: 859.95px)': { display: 'none' },
} as const;

const AT_START = { justifyContent: 'start' } as const;
const LINK = { ...AT_START, '&&': { [WITH_LINKS]: { px: { xs: 1, md: 2 } } } } as const;

const SCRIM = { position: 'fixed', inset: '68px 0 0', bgcolor: '#0008', [WITH_LINKS]: { display: 'none' } } as const;

/** The specification's links. */
export function SiteLinks({
  sx = {},
  onPress,
}: {
  /** Of each link. */
  readonly sx?: SxProps<Theme>;
  readonly onPress?: () => void;
}): React.JSX.Element {
  return (
    <>
      {LINKS.map(({ to, label }) => (
        <NavButton key={to} to={to} end={to === paths.home} sx={sx} onClick={onPress}>
          {label}
        </NavButton>
      ))}
    </>
  );
}

/** Whether they order without an account: then the bar has Login beside SignOut. */
export function useIsGuest(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.role === 'guest';
}

/**
 * Login when signed out, SignOut when signed in, both for a guest, who has no account; a placeholder of the same size while
 * that is unknown.
 */
export function SessionButton({
  sx = {},
  isQuiet = false,
  onDone,
}: {
  readonly sx?: SxProps<Theme>;
  /** Whether SignOut has no frame, beside what is the next step. */
  readonly isQuiet?: boolean;
  readonly onDone?: () => void;
}): React.JSX.Element {
  const { pathname, search, state }: Location<object | null> = useLocation();
  const session = useSession();
  const navigate = useNavigate();
  const isGuest = useIsGuest();
  const login = (
    <LinkButton
      to={paths.login}
      state={{ ...state, from: pathname + search }}
      variant="contained"
      onClick={onDone}
      sx={[sx, isGuest ? {} : { '[data-session="known"] &': { visibility: 'hidden' } }].flat()}
    >
      {common.login()}
    </LinkButton>
  );
  if (session.status === 'signed-out') return login;
  const end = async (): Promise<void> => {
    onDone?.();
    const hadBasket = isBasketFilled();
    await signOut();
    const became = [hadBasket && texts.basketEmptied(), isGuest && texts.guestOrdersStay()];
    const text = became.filter((one) => one !== false).join(' ');
    if (text !== '') toast(text);
    await navigate(paths.home);
    focusHeadingIfLost(); // on the home page already, or in a phone's menu, which has closed
  };
  return (
    <>
      {isGuest && login}
      <Button
        {...LEADS_AWAY}
        variant="outlined"
        disabled={session.status === 'loading'}
        sx={isQuiet ? QUIET : sx}
        onClick={() => void end()}
      >
        {texts.signOut()}
      </Button>
    </>
  );
}

const QUIET = { '&&': { borderColor: 'transparent', color: 'text.secondary' } } as const;
