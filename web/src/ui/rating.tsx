import Box from '@mui/material/Box';

const ALL = 5;

/** A static rating: a decoration, because nobody rated anything. Plain text, so that a page of cards stays light. */
export function Rating({ value }: { readonly value: number }): React.JSX.Element {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ color: '#d98300', fontSize: '0.95rem', letterSpacing: '0.08em', lineHeight: 1.2, display: 'block' }}
    >
      {'★'.repeat(value)}
      {'☆'.repeat(ALL - value)}
    </Box>
  );
}
