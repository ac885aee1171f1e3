// No stories: asks who the house is.
import Box from '@mui/material/Box';
import { HouseBeside } from '../house/now/house-beside.tsx';
import { PageLinksBeside } from '../house/pages/lazy-page-links.tsx';

/** Whose account it is, and the pages that the law asks for. What comes after the page moves nothing: the card stays in the middle. */
export function HouseBelow(): React.JSX.Element {
  return (
    <Box sx={{ height: 0, display: 'flow-root' }}>
      <Box sx={{ pb: 4 }}>
        <HouseBeside />
        <PageLinksBeside />
      </Box>
    </Box>
  );
}
