// No stories: public-screens.test.tsx renders the page; its parts have their own.
import { heldFoods, type AskedLine, type HeldFood, type MovedMenu } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import { Brand } from '../../ui/brand.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { HowToGetIt } from './how-to-get-it.tsx';
import { MenuFoods } from './menu-foods.tsx';
import { MenuFound } from './menu-found.tsx';
import { MenuSource } from './menu-source.tsx';
import { TrialDialog } from './trial-dialog.tsx';
import { TrialTicket } from './trial-ticket.tsx';
import * as texts from './texts.ts';
import * as site from '../../texts.ts';

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

function Trial({ menu }: { readonly menu: MovedMenu }): React.JSX.Element {
  const foods = useMemo(() => heldFoods(menu, { supplier: site.siteName(), atMs: 0 }), [menu]);
  const [tried, setTried] = useState<HeldFood | null>(null);
  const [asked, setAsked] = useState<readonly AskedLine[]>([]);
  const close = useCallback(() => {
    setTried(null);
  }, []);
  return (
    <Box sx={COLUMNS}>
      <Box component="section" sx={{ minWidth: 0 }}>
        <Typography component="h2" variant="h3">
          {texts.yourMenu()}
        </Typography>
        <Typography color="textSecondary">{texts.orderToTry()}</Typography>
        <MenuFoods categories={menu.categories} foods={foods} onTry={setTried} />
      </Box>
      <TrialTicket
        foods={foods}
        asked={asked}
        onClear={() => {
          setAsked([]);
        }}
      />
      {tried && (
        <TrialDialog
          key={tried.food.id}
          held={tried}
          onClose={close}
          onPut={(line) => {
            setAsked([...asked, line]);
            close();
          }}
        />
      )}
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  mt: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
} as const;
