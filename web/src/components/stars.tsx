import Box from '@mui/material/Box';

const ALL = 5;

/** A static rating: a decoration, since nobody rated anything. Plain text, so that a page of cards stays light. */
export function Stars({ count }: { readonly count: number }): React.JSX.Element {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ color: '#d98300', fontSize: '0.95rem', letterSpacing: '0.08em', lineHeight: 1.2, display: 'block' }}
    >
      {'★'.repeat(count)}
      {'☆'.repeat(ALL - count)}
    </Box>
  );
}
