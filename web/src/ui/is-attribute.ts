// Stands for @emotion/is-prop-valid (vite.config.ts): its list of every attribute there is would be 2 KB of each page.

const OF_STYLES: ReadonlySet<string> = new Set(['as', 'classes', 'ownerState', 'sx', 'theme']);

/** Whether a styled element has a prop as its attribute: only what styles read is none. */
// oxlint-disable-next-line import/no-default-export -- what @emotion/styled imports
export default function isAttribute(prop: string): boolean {
  return !OF_STYLES.has(prop);
}
