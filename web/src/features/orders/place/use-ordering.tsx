import type { MenuFood } from '@foodhouse/domain';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { MESSAGES } from '../../../copy.ts';
import { startSession } from '../../../data/session.ts';
import { useSession } from '../../../data/session-context.tsx';
import type { WantedFood } from '../../../login-way.ts';
import { paths } from '../../../paths.ts';

interface Ordering {
  /** The food whose dialog is asked for; it opens for who is signed in. */
  readonly wantedId: string | null;
  readonly order: (food: MenuFood) => void;
  readonly close: () => void;
}

/**
 * Order Now. Who is signed out is told so and shown the way to the login; the food stays with the page's entry in the
 * history, so that its dialog is open when they come back. Who is not known yet gets it as soon as they are.
 */
export function useOrdering(): Ordering {
  const session = useSession();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [orderedId, setOrderedId] = useState<string | null>(null);
  const remember = (wanted: WantedFood | null): void => {
    void navigate(
      { pathname, search },
      { replace: true, state: { ...(state as object | null), wanted }, preventScrollReset: true },
    );
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
                style={{ color: 'inherit' }} // the bubble is white in both schemes, the browser's links are not made for that
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

/** What stands beside the address may come from anywhere. */
function rememberedId(state: unknown): string | null {
  const id = (state as { wanted?: { id?: unknown } | null } | null)?.wanted?.id;
  return typeof id === 'string' ? id : null;
}
