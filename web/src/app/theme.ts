import { createTheme, shouldSkipGeneratingVar, type Overlays, type Shadows, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    /** Soft grounds behind food pictures, used in turn. */
    plate: { peach: string; sage: string; butter: string; rose: string };
  }
  interface PaletteOptions {
    plate: { peach: string; sage: string; butter: string; rose: string };
  }
}

/** Only overlays have a shadow, the same one at every elevation. */
const SHADOWS = ['none', ...Array.from({ length: 24 }, () => '0 24px 64px rgb(40 16 4 / 0.28)')] as Shadows;
/** No elevation lightens its surface. */
const OVERLAYS = Array.from({ length: 25 }, () => 'none') as Overlays;

const FONT = '"Plus Jakarta Sans Variable", system-ui, sans-serif';

/** Every page's HTML contains the variables, so those of components that the site does not use are left out. */
const UNUSED =
  /^(?:font|grey|Avatar|AppBar|Chip|FilledInput|LinearProgress|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch)$/;

function isUnused(keys: string[]): boolean {
  return shouldSkipGeneratingVar(keys) || keys.some((key) => UNUSED.test(key));
}

const THEME: Parameters<typeof createTheme>[0] = {
  cssVariables: { colorSchemeSelector: 'data-color-scheme', shouldSkipGeneratingVar: isUnused },
  colorSchemes: {
    light: {
      overlays: OVERLAYS,
      palette: {
        primary: { main: '#b5391a', dark: '#8f2a10', light: '#e0694a', contrastText: '#ffffff' },
        secondary: { main: '#2f6b4a', contrastText: '#ffffff' },
        warning: { main: '#8a5a00', contrastText: '#ffffff' },
        background: { default: '#fff8f1', paper: '#ffffff' },
        text: { primary: '#2a1a12', secondary: '#6b5547' },
        divider: '#efe2d6',
        plate: { peach: '#ffe6d3', sage: '#e2efdf', butter: '#fff0c9', rose: '#fde2e0' },
      },
    },
    dark: {
      overlays: OVERLAYS,
      palette: {
        primary: { main: '#ff9a73', dark: '#ff7a4a', light: '#ffc2a8', contrastText: '#2a1108' },
        secondary: { main: '#8fd0a8', dark: '#76bf93', contrastText: '#0f2618' },
        warning: { main: '#f5c35b', contrastText: '#2b1d00' },
        error: { main: '#ff8f85', dark: '#ff7468', contrastText: '#3a0b06' },
        background: { default: '#1a1411', paper: '#251c17' },
        text: { primary: '#f8ece3', secondary: '#c9b4a5' },
        divider: '#3a2c24',
        plate: { peach: '#46301f', sage: '#27392b', butter: '#45391c', rose: '#462a28' },
      },
    },
  },
  shadows: SHADOWS,
  shape: { borderRadius: 4 },
  typography: {
    fontFamily: FONT,
    h1: { fontSize: 'clamp(2.2rem, 5vw, 3.75rem)', fontWeight: 800, letterSpacing: '-0.03em', lineHeight: 1.08 },
    h2: { fontSize: 'clamp(1.6rem, 3vw, 2.35rem)', fontWeight: 800, letterSpacing: '-0.02em', lineHeight: 1.2 },
    h3: { fontSize: '1.2rem', fontWeight: 700, letterSpacing: '-0.01em' },
    button: { textTransform: 'none', fontWeight: 700 },
    overline: { fontWeight: 700, letterSpacing: '0.12em' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
        'h1:focus-visible': { outline: 'none' },
        img: { maxWidth: '100%' },
        '[data-returning] *': { contentVisibility: 'visible !important' },
        '@media (prefers-reduced-motion: reduce)': {
          '*': { animation: 'none !important', transition: 'none !important' },
        },
      },
    },
    MuiAlert: { styleOverrides: { root: { borderRadius: 12 } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 24 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 14 } } },
    MuiTextField: { defaultProps: { fullWidth: true } },
  },
};

/**
 * One theme, light and dark: terracotta on cream, herbs as the second colour, round shapes, one typeface. Created once,
 * because creating it takes a phone a tenth of a second.
 */
export function makeTheme(): Theme {
  return createTheme(THEME);
}
