// No stories: public-screens.test.tsx renders the page; its parts have their own.
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { Brand } from '../../ui/brand.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Surface } from '../../ui/surface.tsx';
import { HowToGetIt } from './how-to-get-it.tsx';
import { MenuFound } from './menu-found.tsx';
import { MenuSource } from './menu-source.tsx';
import type { FoundMenu } from './read-menu.ts';
import { Trial } from './trial.tsx';
import * as texts from './texts.ts';

/** A menu of another system as this house would hold it, before there is an account. All of it happens in the browser. */
export function TryScreen(): React.JSX.Element {
  const [found, setFound] = useState<FoundMenu | null>(null);
  const [count, setCount] = useState(0);
  return (
    <Container component="main" maxWidth="lg" sx={{ py: 2 }}>
      <Brand />
      <PageHeading title={texts.title()} description={texts.pageDescription()} sx={{ mt: 2, mb: 1 }}>
        {texts.title()}
      </PageHeading>
      <Typography color="textSecondary" sx={{ maxWidth: 720, mb: 2 }}>
        {texts.lead()}
      </Typography>
      <Box sx={{ maxWidth: 720 }}>
        <MenuSource
          house={null}
          isNext={!found?.menu.foods.length}
          onMenu={(read) => {
            setFound(read);
            setCount(count + 1);
          }}
        />
        <HowToGetIt />
        {found && <MenuFound key={count} found={found} />}
      </Box>
      {found && found.menu.foods.length > 0 && (
        <>
          <Trial key={count} menu={found.menu} />
          <KeepMenu />
        </>
      )}
    </Container>
  );
}

/** What comes after the trial. Who is not signed in comes to the login first. */
function KeepMenu(): React.JSX.Element {
  return (
    <Surface component="section" sx={{ mt: 3, p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Typography component="h2" variant="h3">
        {texts.keepMenu()}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {texts.keepMenuHelp()}
      </Typography>
      <LinkButton to={paths.importMenu} variant="contained" size="large">
        {texts.goToImport()}
      </LinkButton>
    </Surface>
  );
}
