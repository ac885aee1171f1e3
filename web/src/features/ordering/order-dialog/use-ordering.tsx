import type { MenuFood } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { startSession, type Session } from '../../../data/session.ts';
import { useSession } from '../../../data/session-context.tsx';
import { fieldOf } from '../../../lib/field-of.ts';
import type { WantedFood } from '../../../lib/login-way.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { GuestButton } from '../checkout/lazy-guest.tsx';
import * as site from '../../../texts.ts';
import * as common from '../../../ui/texts.ts';
import * as words from '../checkout/texts.ts';

interface Ordering {
  /** The food whose dialog was requested; it opens once somebody is signed in. */
  readonly wantedId: string | null;
  readonly order: (food: MenuFood) => void;
  readonly close: () => void;
}

/**
 * Order Now. A signed-out person gets an error with a link to the login, and in a house that lets them, a button that lets them in as a
 * guest. The food is kept in the history entry, so that
 * its dialog is open when they return. While the session is unknown, the dialog waits.
 */
export function useOrdering(): Ordering {
  const session = useSession();
  const { pathname, search, state }: Location<object | null> = useLocation();
  const navigate = useNavigate();
  const [ordered, setOrdered] = useState<WantedFood | null>(null);
  const remember = (wanted: WantedFood | null): void => {
    void navigate({ pathname, search }, { replace: true, state: { ...state, wanted }, preventScrollReset: true });
  };
  const answer = useEffectEvent((wanted: WantedFood, status: Session['status']) => {
    if (status === 'signed-out') {
      remember(wanted);
      toast.error(
        ({ id: toastId }) => (
          <Box component="span" sx={WAYS_ON}>
            {site.loginFirst()}
            <LinkButton
              to={paths.login}
              sx={{ px: 1 }}
              state={{ from: pathname + search, wanted }}
              onClick={() => {
                toast.dismiss(toastId);
              }}
            >
              {common.login()}
            </LinkButton>
            <GuestButton />
          </Box>
        ),
        { id: 'login-first' },
      );
    } else if (status === 'unknown') {
      toast.error(words.personUnknown(), { id: 'login-first' });
      void startSession();
    }
  });
  /** The last press that opened its dialog: an end of the session says more itself. */
  const opened = useRef<WantedFood>(null);
  // Also when it turns out later that nobody is signed in: a press while the session loads is answered too.
  useEffect(() => {
    if (session.status === 'signed-in') {
      opened.current = ordered;
      toast.dismiss('login-first');
    } else if (ordered && ordered !== opened.current) answer(ordered, session.status);
  }, [ordered, session.status]);
  return {
    wantedId: ordered?.id ?? rememberedId(state),
    order: ({ id, name }) => {
      setOrdered({ id, name });
    },
    close: () => {
      setOrdered(null);
      if (rememberedId(state) !== null) remember(null);
    },
  };
}

/** What is said, and beside it the ways on; on a phone below it. */
const WAYS_ON = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

/** Navigation state may have any form. */
function rememberedId(state: unknown): string | null {
  const id = fieldOf(fieldOf(state, 'wanted'), 'id');
  return typeof id === 'string' ? id : null;
}
