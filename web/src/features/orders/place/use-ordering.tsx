import type { MenuFood } from '@foodhouse/domain';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Link, useLocation, useNavigate, type Location } from 'react-router-dom';
import { MESSAGES } from '../../../copy.ts';
import { startSession } from '../../../data/session.ts';
import { useSession } from '../../../data/session-context.tsx';
import { fieldOf } from '../../../lib/field-of.ts';
import type { WantedFood } from '../../../login-way.ts';
import { paths } from '../../../paths.ts';

interface Ordering {
  /** The food whose dialog was requested; it opens once somebody is signed in. */
  readonly wantedId: string | null;
  readonly order: (food: MenuFood) => void;
  readonly close: () => void;
}

/**
 * Order Now. A signed-out person gets an error with a link to the login. The food is kept in the history entry, so that
 * its dialog is open when they return. While the session is unknown, the dialog waits.
 */
export function useOrdering(): Ordering {
  const session = useSession();
  const { pathname, search, state }: Location<object | null> = useLocation();
  const navigate = useNavigate();
  const [orderedId, setOrderedId] = useState<string | null>(null);
  const remember = (wanted: WantedFood | null): void => {
    void navigate({ pathname, search }, { replace: true, state: { ...state, wanted }, preventScrollReset: true });
  };
  return {
    wantedId: orderedId ?? rememberedId(state),
    order: ({ id, name }) => {
      if (session.status === 'signed-out') {
        const wanted = { id, name };
        remember(wanted);
        toast.error(
          ({ id: toastId }) => (
            <span>
              {MESSAGES.loginFirst}{' '}
              <Link
                to={paths.login}
                style={{ color: 'inherit' }} // the toast is white in both colour schemes; link colours are not
                state={{ from: pathname + search, wanted }}
                onClick={() => {
                  toast.dismiss(toastId);
                }}
              >
                Login
              </Link>
            </span>
          ),
          { id: 'login-first' },
        );
        return;
      }
      setOrderedId(id);
      if (session.status !== 'unknown') return;
      toast.error('We could not find out who you are. We are trying again.', { id: 'unknown' });
      void startSession();
    },
    close: () => {
      setOrderedId(null);
      if (rememberedId(state) !== null) remember(null);
    },
  };
}

/** Navigation state may have any form. */
function rememberedId(state: unknown): string | null {
  const id = fieldOf(fieldOf(state, 'wanted'), 'id');
  return typeof id === 'string' ? id : null;
}
