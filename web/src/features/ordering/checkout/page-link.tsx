// No stories: a link of accept-line.tsx and consent-field.tsx.
import type { HousePage } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { BASE } from '../../../lib/base.ts';
import { paths } from '../../../paths.ts';

/** In a tab of its own: what is typed into the basket stays. */
export function PageLink({
  page,
  children,
}: {
  readonly page: HousePage;
  readonly children: string;
}): React.JSX.Element {
  return (
    <Box component="a" href={BASE + paths[page]} target="_blank" rel="noopener" sx={{ color: 'inherit' }}>
      {children}
    </Box>
  );
}
