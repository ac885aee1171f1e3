import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Names and values side by side. A sample is none in the site of a house with a name. */
export function FactList({
  facts,
}: {
  readonly facts: readonly (readonly [label: string, value: string | number, kind?: 'sample'])[];
}): React.JSX.Element {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(88px, auto) 1fr', columnGap: 2.5, rowGap: 1 }}
    >
      {facts.map(([label, value, kind]) => (
        <Box key={label} sx={{ display: 'contents' }} {...(kind === 'sample' && { 'data-sample': '' })}>
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
