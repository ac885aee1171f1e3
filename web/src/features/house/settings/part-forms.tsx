// No stories: shows part-links.tsx, and one of the forms.
import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { GuestsView } from './guests-view.tsx';
import { HomeForm } from './home-form.tsx';
import { HoursForm } from './hours-form.tsx';
import { PARTS, partOf, type Part } from './house-parts.ts';
import { IdentityForm } from './identity-form.tsx';
import { MealtimesForm } from './mealtimes-form.tsx';
import { MoneyForm } from './money-form.tsx';
import { OrdersForm } from './orders-form.tsx';
import { PagesForm } from './pages-form.tsx';
import { PartLinks } from './part-links.tsx';
import { ServicesForm } from './services-form.tsx';
import type { PartProps } from './use-save.ts';
import { useUnsaved } from './use-unsaved.tsx';

/**
 * One part of the settings at a time, that of the address. The others are there and not seen: what is typed in them, and
 * what could not be saved, stays.
 */
export function PartForms({ house, onSaved, onReload }: Omit<PartProps, 'onDirty'>): React.JSX.Element {
  const { hash } = useLocation();
  const shown = partOf(hash);
  const { unsaved, guard, propsOf } = useUnsaved<Part>(onReload);
  const top = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Back to a part, from far below the beginning of another one.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another part is what moves the page
  }, [shown]);
  return (
    <Box ref={top} sx={{ scrollMarginTop: 'calc(var(--bar-height, 0px) + 8px)' }}>
      {guard}
      <PartLinks shown={shown} unsaved={unsaved} />
      <Box sx={WITH_VIEW}>
        <div>
          {PARTS.map((part) => {
            const Form = FORMS[part];
            return (
              <div key={part} hidden={part !== shown}>
                <Form house={house} onSaved={onSaved} {...propsOf(part)} />
              </div>
            );
          })}
        </div>
        {GUESTS_SEE.has(shown) && <GuestsView house={house} />}
      </Box>
    </Box>
  );
}

const FORMS: Readonly<Record<Part, (props: PartProps) => React.JSX.Element>> = {
  hours: HoursForm,
  services: ServicesForm,
  orders: OrdersForm,
  mealtimes: MealtimesForm,
  money: MoneyForm,
  about: IdentityForm,
  home: HomeForm,
  pages: PagesForm,
};

/** The parts of which guests read something beside their basket. */
const GUESTS_SEE: ReadonlySet<Part> = new Set(['hours', 'about']);
/** The form, of one width in all parts, and where there is room beside it what guests see. */
const WITH_VIEW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 400px' },
  columnGap: 4,
  alignItems: 'start',
} as const;
