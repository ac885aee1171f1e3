import { createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    /** Soft grounds behind food pictures, used in turn. */
    plate: { peach: string; sage: string; butter: string; rose: string };
  }
  interface PaletteOptions {
    plate: { peach: string; sage: string; butter: string; rose: string };
  }
}

const FONT = '"Plus Jakarta Sans Variable", system-ui, sans-serif';

/** One theme, light and dark: terracotta on cream, herbs as the second colour, round shapes, one typeface. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: {
    light: {
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
      palette: {
        primary: { main: '#ff9a73', dark: '#ff7a4a', light: '#ffc2a8', contrastText: '#2a1108' },
        secondary: { main: '#8fd0a8', contrastText: '#0f2618' },
        warning: { main: '#f5c35b', contrastText: '#2b1d00' },
        background: { default: '#1a1411', paper: '#251c17' },
        text: { primary: '#f8ece3', secondary: '#c9b4a5' },
        divider: '#3a2c24',
        plate: { peach: '#46301f', sage: '#27392b', butter: '#45391c', rose: '#462a28' },
      },
    },
  },
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
        '@media (prefers-reduced-motion: reduce)': {
          '*': { animation: 'none !important', transition: 'none !important' },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999, minHeight: 44, paddingInline: 22 } },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 24 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 14 } } },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiToggleButton: {
      styleOverrides: {
        root: { borderRadius: 999, textTransform: 'none', fontWeight: 700, paddingInline: 18, minHeight: 40 },
      },
    },
  },
});
