import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Names and values side by side. A sample is none in the site of a house with a name. */
export function FactList({
  facts,
  current,
}: {
  readonly facts: readonly (readonly [label: string, value: string | number, kind?: 'sample'])[];
  /** Which of them counts now, and stands out. */
  readonly current?: number | undefined;
}): React.JSX.Element {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(88px, auto) 1fr', columnGap: 2.5, rowGap: 1 }}
    >
      {facts.map(([label, value, kind], index) => (
        <Box
          key={label}
          {...(index === current && { 'aria-current': 'true' })}
          {...(kind === 'sample' && { 'data-sample': '' })}
          sx={{ display: 'contents' }}
        >
          <Typography component="dt" variant="body2" {...(index === current ? CURRENT : { color: 'textSecondary' })}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={[VALUE, { fontWeight: weightOf(index, current) }]}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const CURRENT = { sx: { fontWeight: 700 } } as const;
const VALUE = { m: 0, overflowWrap: 'anywhere' } as const;

function weightOf(index: number, current: number | undefined): number {
  if (current === undefined) return 600;
  return index === current ? 700 : 400;
}
