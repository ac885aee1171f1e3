import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Names and values side by side. */
export function FactList({
  facts,
}: {
  readonly facts: readonly (readonly [label: string, value: string | number])[];
}): React.JSX.Element {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(88px, auto) 1fr', columnGap: 2.5, rowGap: 1 }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
