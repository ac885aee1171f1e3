import type { CSSProperties } from 'react';
import { RADII } from '../ui/radii.ts';
import { createTheme, shouldSkipGeneratingVar, type Overlays, type Shadows, type Theme } from '@mui/material/styles';
import { IS_RTL } from '../lib/direction.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** The border of fields and buttons: a contrast of 3 to 1 against their surroundings. */
    edge: string;
    /** Soft grounds behind food pictures, used in turn. */
    plate: { peach: string; sage: string; butter: string; rose: string };
  }
  interface PaletteOptions {
    edge: string;
    plate: { peach: string; sage: string; butter: string; rose: string };
  }
  interface TypographyVariants {
    /** An introduction, the name of a card, a waiting time. */
    lead: CSSProperties;
    /** A figure that leads: a price, a sum. */
    figure: CSSProperties;
  }
  interface TypographyVariantsOptions {
    lead: CSSProperties;
    figure: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true;
    figure: true;
  }
}

// Design tokens: type sizes and colours by meaning; radii are in ui/radii.ts.
// Of a colour, `main` is filled with `contrastText` on it, `light` is a tint, and `dark` is the ink on that tint and what a
// filled button becomes under the pointer. primary: the one next step; secondary: accepted, done; warning: waits; error: late,
// refused, destroys; info: in progress.

/** Only overlays have a shadow, the same one at every elevation. */
const SHADOWS = ['none', ...Array.from({ length: 24 }, () => '0 24px 64px rgb(40 16 4 / 0.28)')] as Shadows;
/** No elevation lightens its surface. */
const OVERLAYS = Array.from({ length: 25 }, () => 'none') as Overlays;

const FONT = '"Plus Jakarta Sans Variable", system-ui, sans-serif';

/** Every page's HTML contains the variables, so those of components that the site does not use are left out. */
const UNUSED =
  /^(?:font|spacing|overlays|switchTrack|switchTrackDisabled|inputUnderline|Tooltip|fab|speedDial|drawer|snackbar|grey|Avatar|AppBar|Button|Chip|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|(?:contrastText|light|dark)Channel|.*Filled(?:Bg|Color))$/;

function isUnused(keys: string[]): boolean {
  return shouldSkipGeneratingVar(keys) || keys.some((key) => UNUSED.test(key));
}

/** The library's own, a part of the text's colour, is hard to read. */
const PLACEHOLDER = { color: 'var(--mui-palette-text-secondary)', opacity: 1 } as const;

/** All but what is in a toast of react-hot-toast: a list, its toasts, and in each a sign and its words. */
const NO_SIGN = ':not([class^=go] [class^=go] *)';

const SAFE_SIDES = ['env(safe-area-inset-left)', 'env(safe-area-inset-right)'];
if (IS_RTL) SAFE_SIDES.reverse();

const THEME: Parameters<typeof createTheme>[0] = {
  cssVariables: { colorSchemeSelector: 'data-color-scheme', shouldSkipGeneratingVar: isUnused },
  colorSchemes: {
    light: {
      overlays: OVERLAYS,
      palette: {
        primary: { main: '#b5391a', light: '#ffe6d3', dark: '#8f2a10', contrastText: '#ffffff' },
        secondary: { main: '#2f6b4a', light: '#e2efdf', dark: '#1f5236', contrastText: '#ffffff' },
        warning: { main: '#8a5a00', light: '#fff0c9', dark: '#6b4500', contrastText: '#ffffff' },
        error: { main: '#b3261e', light: '#fde2e0', dark: '#8c1d18', contrastText: '#ffffff' },
        info: { main: '#2a6496', light: '#e1edf7', dark: '#1f4f78', contrastText: '#ffffff' },
        background: { default: '#fff8f1', paper: '#ffffff' },
        text: { primary: '#2a1a12', secondary: '#6b5547', disabled: '#2a1a1261' },
        action: { hover: '#b5391a0f', selected: '#efe6dd', disabledBackground: '#efe6dd', disabled: '#6f6157' },
        divider: '#efe2d6',
        edge: '#8f7869',
        plate: { peach: '#ffe6d3', sage: '#e2efdf', butter: '#fff0c9', rose: '#fde2e0' },
      },
    },
    // What is filled is no lighter than words need it: what is late, or refused, is the brightest colour of a page of work.
    dark: {
      overlays: OVERLAYS,
      palette: {
        primary: { main: '#f5916b', light: '#46301f', dark: '#ffa37e', contrastText: '#2a1108' },
        secondary: { main: '#529b70', light: '#1f3a2a', dark: '#86c79f', contrastText: '#06170d' },
        warning: { main: '#f5c35b', light: '#3d2f12', dark: '#f9d58a', contrastText: '#2b1d00' },
        error: { main: '#ff8f85', light: '#4a1f1b', dark: '#ffb4ab', contrastText: '#3a0b06' },
        info: { main: '#a9cdec', light: '#1c3347', dark: '#c7dff3', contrastText: '#0b2236' },
        background: { default: '#1a1411', paper: '#251c17' },
        text: { primary: '#f8ece3', secondary: '#c9b4a5', disabled: '#f8ece380' },
        action: { hover: '#f5916b14', selected: '#3a2c24', disabledBackground: '#3a2c24', disabled: '#c9b4a5' },
        divider: '#4d3c31',
        edge: '#8b7465',
        plate: { peach: '#53361f', sage: '#2c4235', butter: '#553718', rose: '#583429' },
      },
    },
  },
  ...(IS_RTL && { direction: 'rtl' }),
  shadows: SHADOWS,
  shape: { borderRadius: 12 },
  // In pixels: every page's HTML would contain a sum with a variable for each distance.
  spacing: (factor: number) => `${8 * factor}px`,
  typography: {
    fontFamily: FONT,
    /** Of a public page, and nothing else as large. */
    h1: {
      fontSize: 'clamp(2.25rem, 5vw, 3.75rem)',
      fontWeight: 800,
      letterSpacing: '-0.03em',
      lineHeight: 1.06,
      textWrap: 'balance',
    },
    /** The heading of a tool, the headings within a public page. */
    h2: {
      fontSize: 'clamp(1.625rem, 3vw, 2.125rem)',
      fontWeight: 800,
      letterSpacing: '-0.02em',
      lineHeight: 1.15,
      textWrap: 'balance',
    },
    /** Of a card, a dialog. */
    h3: { fontSize: '1.375rem', fontWeight: 800, letterSpacing: '-0.01em', lineHeight: 1.28 },
    lead: { fontFamily: FONT, fontSize: '1.125rem', lineHeight: 1.45 },
    figure: {
      fontFamily: FONT,
      fontSize: '1.75rem',
      fontWeight: 800,
      lineHeight: 1.15,
      fontVariantNumeric: 'tabular-nums',
    },
    /** Help, facts, dense rows, buttons. */
    body2: { fontSize: '0.875rem', lineHeight: 1.43 },
    /** Heads of tables, single words; never a sentence. */
    caption: { fontSize: '0.75rem', fontWeight: 600, lineHeight: 1.34, letterSpacing: 0 },
    button: { textTransform: 'none', fontWeight: 700 },
    overline: { fontSize: '0.75rem', fontWeight: 700, letterSpacing: '0.12em' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
        'h1:focus-visible': { outline: 'none' },
        // Its content is a box of its own, at which `* { box-sizing: inherit }` would end.
        'details::details-content': { boxSizing: 'inherit' },
        '::placeholder': PLACEHOLDER,
        img: { maxWidth: '100%' },
        // The page reaches the edges of a phone that lies; its words stay clear of the camera.
        body: { paddingInline: SAFE_SIDES.join(' ') },
        // Its room stays: another name would stand there first (public/color-scheme.js).
        '[data-unsaid] :is([data-house-name], [data-house-sign], [data-sample], article[data-part])': {
          visibility: 'hidden',
        },
        // The first script writes them before it asks anybody.
        '[data-unsaid=met] :is([data-part], [data-own])': { visibility: 'hidden' },
        'img[data-house-sign]:not([src^="/img/"])': { borderRadius: RADII.small },
        // The initial, which is no text of the page, as a filled button.
        'span[data-house-sign]': {
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 34,
          height: 34,
          borderRadius: RADII.small,
          backgroundColor: 'var(--mui-palette-primary-main)',
          color: 'var(--mui-palette-primary-contrastText)',
          fontSize: '1.125rem',
          fontWeight: 800,
          lineHeight: 1,
          '&::before': { content: 'attr(data-house-sign)' },
        },
        // One that is not loaded yet has no frame.
        'img:not([src])': { visibility: 'hidden' },
        '[data-returning] *': { contentVisibility: 'visible !important' },
        '@media (prefers-reduced-motion: reduce)': {
          // But for the signs of toasts, which only their own short movement shows.
          [`${NO_SIGN}, ${NO_SIGN}::after`]: { animation: 'none !important', transition: 'none !important' },
        },
      },
    },
    // The tint and the ink of its meaning: the library's own grounds are nearly black in the dark.
    MuiAlert: {
      styleOverrides: {
        root: ({ theme, ownerState: { severity = 'success' } }) => {
          const { light, dark } = (theme.vars ?? theme).palette[severity === 'success' ? 'secondary' : severity];
          return { backgroundColor: light, color: dark, flexWrap: 'wrap' };
        },
        icon: { '&&': { color: 'inherit' } },
        message: { flex: '1 1 160px' }, // a button that leaves the words less goes below them
      },
    },
    // Dialogs hide the rest of the page themselves. With aria-modal, VoiceOver would be silent about toasts too.
    MuiDialog: { defaultProps: { 'aria-modal': false }, styleOverrides: { paper: { borderRadius: RADII.card } } },
    MuiDialogTitle: { defaultProps: { variant: 'h3' } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', fontWeight: 400, lineHeight: 1.43 } } },
    MuiInputBase: { styleOverrides: { input: { '&::placeholder': PLACEHOLDER } } },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: {
          borderColor: 'var(--mui-palette-edge)',
          '.Mui-disabled > &&&': { borderColor: 'var(--mui-palette-divider)' },
        },
      },
    },
    MuiTypography: { defaultProps: { variantMapping: { lead: 'p', figure: 'p' } } },
  },
};

/**
 * One theme, light and dark: terracotta on cream, herbs as the second colour, round shapes, one typeface. Created once,
 * because creating it takes a phone a tenth of a second.
 */
export function makeTheme(): Theme {
  return createTheme(THEME);
}
