// No stories: routes/house-pages.test.tsx and routes/public-screens.test.tsx render it.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BASE } from '../../lib/base.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { paths } from '../../paths.ts';
import * as site from '../../texts.ts';
import * as common from '../../ui/texts.ts';
import * as texts from './texts.ts';

export function NotFoundPage(): React.JSX.Element {
  const [typed, setTyped] = useState('');
  const heading = useHeadingFocus();
  return (
    <Box sx={{ minHeight: '70vh', display: 'grid', placeItems: 'center', textAlign: 'center', p: 3 }}>
      <PageTitle title={texts.pageNotFound()} />
      <meta name="robots" content="noindex" />
      <Box>
        <img src="/img/site/plate.webp" alt="" width={180} height={180} />
        <Typography ref={heading} tabIndex={-1} component="h1" variant="h2" sx={{ mt: 2, outline: 'none' }}>
          {texts.plateIsEmpty()}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2, mb: 3 }}>
          {texts.pageNotFoundText()}
        </Typography>
        <Box component="search" sx={SEARCH}>
          <form action={BASE + paths.inventory}>
            <SearchField label={texts.searchMenu()} name="q" value={typed} onChange={setTyped} />
          </form>
        </Box>
        <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'center', flexWrap: 'wrap' }}>
          <LinkButton to={paths.inventory} variant="contained">
            {common.seeAllFoods()}
          </LinkButton>
          <LinkButton to={paths.home} variant="outlined">
            {site.home()}
          </LinkButton>
        </Box>
      </Box>
    </Box>
  );
}

/** The field's own middle is the page's: as much is free before it as the button of the keys takes after it. */
const SEARCH = {
  display: 'grid',
  mb: 3,
  '@media (min-width: 600px) and (not (pointer: coarse))': { paddingInlineStart: 6 },
} as const;
