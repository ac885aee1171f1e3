// Stands for MUI's InitColorSchemeScript (vite.config.ts): of it the theme uses the names, and the site not the script.

export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';

export function buildInitColorSchemeScript(): never {
  throw new Error('the site has its own script for the color scheme');
}
