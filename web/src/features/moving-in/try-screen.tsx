// No stories: public-screens.test.tsx renders the page; its parts have their own.
import type { MovedMenu } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Brand } from '../../ui/brand.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { HowToGetIt } from './how-to-get-it.tsx';
import { MenuFound } from './menu-found.tsx';
import { MenuSource } from './menu-source.tsx';
import { Trial } from './trial.tsx';
import * as texts from './texts.ts';

/** A menu of another system as this house would hold it, before there is an account. All of it happens in the browser. */
export function TryScreen(): React.JSX.Element {
  const [menu, setMenu] = useState<MovedMenu | null>(null);
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
          onMenu={(found) => {
            setMenu(found?.menu ?? null);
            setCount(count + 1);
          }}
        />
        <HowToGetIt />
        {menu && <MenuFound key={count} menu={menu} />}
      </Box>
      {menu && menu.foods.length > 0 && <Trial key={count} menu={menu} />}
    </Container>
  );
}
