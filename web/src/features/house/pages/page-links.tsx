import type { HousePage } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { PAGE_NAMES } from '../../../lib/page-names.ts';

/** The way to the pages that the law asks for. @param pages those that the house has written */
export function PageLinks({ pages }: { readonly pages: readonly HousePage[] }): React.JSX.Element {
  return (
    <Box component="ul" sx={LINKS}>
      {pages.map((page) => (
        <li key={page}>
          <Box component={Link} to={paths[page]} sx={LINK}>
            {PAGE_NAMES[page]}
          </Box>
        </li>
      ))}
    </Box>
  );
}

const LINKS = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 3,
  listStyle: 'none',
  m: 0,
  px: 2,
  py: 0,
} as const;
/** As high as a finger. */
const LINK = { color: 'inherit', display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;
