// No stories: in form-dialog.tsx and confirm-dialog.tsx.
import Alert from '@mui/material/Alert';
import type { SxProps, Theme } from '@mui/material/styles';

/** Why something was refused. It is scrolled into sight when it comes, clear of what fades under the foot of a sheet. */
export function Refusal({
  severity = 'error',
  children,
  sx = {},
}: {
  /** A warning where nothing failed, but it is too late. */
  readonly severity?: 'error' | 'warning';
  readonly children: string;
  readonly sx?: SxProps<Theme>;
}): React.JSX.Element {
  return (
    <Alert key={children} ref={intoSight} severity={severity} role="alert" sx={[CLEAR, sx].flat()}>
      {children}
    </Alert>
  );
}

const CLEAR = { scrollMarginBlock: 24 } as const;

function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
