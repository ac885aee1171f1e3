import Box from '@mui/material/Box';

const ALL = 5;

/** A static rating: a decoration, because nobody rated anything. Plain text, so that a page of cards stays light. */
export function Rating({ value }: { readonly value: number }): React.JSX.Element {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ color: 'text.secondary', typography: 'caption', letterSpacing: '0.08em', display: 'block' }}
    >
      {'★'.repeat(value)}
      {'☆'.repeat(ALL - value)}
    </Box>
  );
}
