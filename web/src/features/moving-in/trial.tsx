// No stories: its parts have theirs.
import { heldFoods, type AskedLine, type HeldFood, type MovedMenu } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import { MenuFoods } from './menu-foods.tsx';
import { TrialDialog } from './trial-dialog.tsx';
import { TrialTicket } from './trial-ticket.tsx';
import * as texts from './texts.ts';

/** A menu as guests would order from it, beside the ticket that the kitchen would read. */
export function Trial({ menu }: { readonly menu: MovedMenu }): React.JSX.Element {
  const foods = useMemo(() => visibleFoods(menu), [menu]);
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

/** Those that a guest would see: hidden ones are none. */
function visibleFoods(menu: MovedMenu): readonly HeldFood[] {
  const foods = heldFoods(menu, { supplier: NOBODY, atMs: 0 });
  return foods.filter(({ food }) => food.retiredAtMs === null);
}

/** A menu of another system has no chefs. */
const NOBODY = '';

const COLUMNS = {
  display: 'grid',
  gap: 3,
  mt: 3,
  // The foods end where what is above them ends.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 720px) minmax(280px, 1fr)' },
} as const;
