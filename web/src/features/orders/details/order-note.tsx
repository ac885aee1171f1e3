import Typography from '@mui/material/Typography';

/** Of what a guest asks for, of a food or of the whole order. */
export const ASKED_INK = { fontWeight: 700, color: 'warning.main', overflowWrap: 'anywhere' } as const;

/** What the guest asks of the house for the whole order, so that nobody reads past it; nothing without a note. */
export function OrderNote({ note }: { readonly note: string | null }): React.JSX.Element | null {
  return note === null ? null : (
    <Typography dir="auto" sx={{ my: 1, ...ASKED_INK }}>
      “{note}”
    </Typography>
  );
}
