import type { MovedMenu } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { MenuNotes } from './menu-notes.tsx';
import type { FoundMenu } from './read-menu.ts';
import * as texts from './texts.ts';

/** What was found in a file, and what of it was not taken as it stands. It takes the focus: it is the answer. */
export function MenuFound({
  found: { menu, guess },
}: {
  readonly found: Pick<FoundMenu, 'menu' | 'guess'>;
}): React.JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { foods, notes, currency } = menu;
  const isMenu = notes.every(({ trouble }) => trouble !== 'not-a-menu' && trouble !== 'not-a-table');
  return (
    <section>
      <Typography ref={heading} component="h2" variant="h3" tabIndex={-1} sx={{ outline: 'none', mt: 3 }}>
        {foods.length > 0 ? countsOf(menu) : isMenu ? texts.noFoods() : texts.noMenu()}
      </Typography>
      {foods.length > 0 && <p>{texts.prices({ currency })}</p>}
      {isMenu && guess.separator !== null && <p>{texts.readAsTable({ separator: guess.separator })}</p>}
      {isMenu && guess.encoding !== null && <p>{texts.readInEncoding({ encoding: guess.encoding })}</p>}
      {isMenu && foods.length + notes.length > 0 && <MenuNotes notes={notes} />}
    </section>
  );
}

function countsOf({ foods, categories, groups }: MovedMenu): string {
  return texts.foundFoods({ foods: foods.length, categories: categories.length, groups: groups.length });
}
