// No stories: routes/import-menu.test.tsx renders the page; its parts have their own.
import { withTaxNotes, type TaxRate } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHouseCurrency } from '../../data/house-currency.ts';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { SUMMARY } from '../../ui/fold-styles.ts';
import { Surface } from '../../ui/surface.tsx';
import { HowToGetIt } from './how-to-get-it.tsx';
import { ImportPanel } from './import-panel.tsx';
import { KeySource } from './key-source.tsx';
import { LazyTrial } from './lazy-trial.tsx';
import { MenuFound } from './menu-found.tsx';
import { TableButton } from './table-button.tsx';
import { MenuSource } from './menu-source.tsx';
import type { FoundMenu } from './read-menu.ts';
import * as texts from './texts.ts';
import { TypeSource } from './type-source.tsx';
import { useHouseRates } from './use-house-rates.ts';

/** Brings the menu of another system onto this house's: seen first, and then all of it at once. */
export function ImportScreen({
  chef,
  hasLead = true,
  isNext = true,
  onRead,
}: {
  readonly chef: string;
  /** Whether it says what it is for. */
  readonly hasLead?: boolean;
  /** Whether to bring a menu is what comes next on the page, which has one filled button. */
  readonly isNext?: boolean;
  /** Is told whether a menu was read that is not brought yet. */
  readonly onRead?: (isRead: boolean) => void;
}): React.JSX.Element {
  const currency = useHouseCurrency();
  const rates = useHouseRates();
  const [found, setFound] = useState<FoundMenu | null>(null);
  const [imported, setImported] = useState<FoundMenu | null>(null);
  /** Where it was read from; null where it was typed in the table. */
  const [from, setFrom] = useState<string | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const [count, setCount] = useState(0);
  const { hash } = useLocation();
  const [isTyped, setIsTyped] = useState(false);
  const isTypedOpen = isTyped || hash === '#type';
  const hasFoods = found !== null && found.menu.foods.length > 0;
  const isRead = hasFoods && imported !== found;
  useEffect(() => {
    onRead?.(isRead);
  }, [isRead, onRead]);
  const take = useCallback((read: FoundMenu | null): void => {
    setFound(read);
    setFrom(null);
    setCount((before) => before + 1);
  }, []);
  const takeRead = (read: FoundMenu | null, source: string): void => {
    take(read && rates ? { ...read, menu: withTaxNotes(read.menu, rates) } : read);
    setFrom(source);
    setIsChanging(false);
  };
  const isFolded = hasFoods && from !== null;
  return (
    <>
      {hasLead && (
        <Typography color="textSecondary" sx={{ maxWidth: 720, mb: 2 }}>
          {texts.importLead()}
        </Typography>
      )}
      <Box
        component="details"
        open={!isFolded || isChanging}
        sx={{ maxWidth: 720 }}
        onToggle={({ currentTarget }) => {
          setIsChanging(currentTarget.open);
        }}
      >
        <Box component="summary" sx={isFolded ? SUMMARY : NONE}>
          {from !== null && texts.readFrom({ from })}
        </Box>
        <MenuSource house={currency} onMenu={takeRead} isNext={isNext && !hasFoods && !isTypedOpen} />
      </Box>
      <TypeSource
        house={currency}
        rates={rates ?? NO_RATES}
        onMenu={take}
        imported={imported}
        isNext={isNext && !hasFoods}
        isOpen={isTypedOpen}
        onOpen={() => {
          setIsTyped(true);
        }}
      />
      {/* Whoever has brought a menu looks at it next. */}
      <Box component="details" open={!hasFoods} sx={{ my: 1, maxWidth: 720 }}>
        <Box component="summary" sx={SUMMARY}>
          {texts.otherWays()}
        </Box>
        <Box sx={WAYS}>
          <Surface component="section" radius="field" sx={WAY}>
            <KeySource
              house={currency}
              onMenu={(read) => {
                takeRead(read, texts.gloriaFood());
              }}
            />
            <HowToGetIt />
          </Surface>
          <Surface component="section" radius="field" sx={WAY}>
            <TableButton />
          </Surface>
        </Box>
      </Box>
      <Box sx={{ maxWidth: 720 }}>{found && <MenuFound key={count} found={found} />}</Box>
      {hasFoods && (
        <>
          <ImportPanel
            key={`import ${count}`}
            found={found}
            chef={chef}
            onDone={() => {
              setImported(found);
            }}
          />
          <OptionalPart>
            <LazyTrial key={`trial ${count}`} menu={found.menu} />
          </OptionalPart>
        </>
      )}
    </>
  );
}

/** There is nothing to fold yet. */
const NONE = { display: 'none' } as const;
const NO_RATES: readonly TaxRate[] = [];
const WAYS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 1.5,
  alignItems: 'start',
} as const;
const WAY = { p: 2 } as const;
