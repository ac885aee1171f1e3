import { isMember, type LoginForm as LoginValues } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Link as RouterLink, Navigate, useLocation } from 'react-router-dom';
import { Brand } from '../../ui/brand.tsx';
import { loginWayOf, reasonForLogin, stateAfterLogin, wayAfterLogin } from '../../lib/login-way.ts';
import { isTypedAgain } from '../../first-paint/first-entry.ts';
import { paths } from '../../paths.ts';
import { AccountCard, Or } from './forms/account-card.tsx';
import { DemoAccounts } from './forms/demo-accounts.tsx';
import { GoogleButton } from './forms/google-button.tsx';
import { GuestNotice } from './forms/guest-notice.tsx';
import { LoginForm } from './forms/login-form.tsx';
import { HouseBelow } from './house-below.tsx';
import { ResetForm } from './forms/reset-form.tsx';
import { useSession } from '../../data/session-context.tsx';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import * as common from '../../ui/texts.ts';
import * as texts from './texts.ts';
import { withParts } from '../../ui/with-parts.tsx';

const done = (): void => {
  toast.success(texts.loggedIn());
};

/** The login. A signed-in person is sent on. */
export function LoginScreen(): React.JSX.Element {
  const session = useSession();
  const isHydrated = useIsHydrated();
  const { state, key } = useLocation();
  // An address that was typed again has the state of the time before it.
  const way = loginWayOf(isTypedAgain(key) ? null : state);
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (isHydrated && session.status === 'signed-out' && !wasSignedOut) setWasSignedOut(true);
  const [chosen, setChosen] = useState<LoginValues | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [forgotten, setForgotten] = useState<{ readonly email: string } | null>(null);
  // A signed-in person without permission for that page stays: they may log in with another account.
  if (
    session.status === 'signed-in' &&
    isMember(session.user.role) &&
    (way.needs === undefined || session.user.role === way.needs)
  ) {
    const to = wayAfterLogin(way, wasSignedOut ? null : session.user.role, document.referrer, location.origin);
    return <Navigate to={to} replace state={stateAfterLogin(way)} />;
  }
  if (forgotten)
    return (
      <AccountCard title={texts.forgotPassword()} brand={<Brand />}>
        <ResetForm
          email={forgotten.email}
          onBack={(email) => {
            setChosen({ email, password: '' });
            setForgotten(null);
          }}
        />
      </AccountCard>
    );
  const reason = isHydrated ? reasonForLogin(way) : null;
  return (
    <AccountCard
      title={common.login()}
      brand={<Brand />}
      below={
        <>
          <DemoAccounts onChoose={setChosen} onDone={done} />
          <HouseBelow />
        </>
      }
    >
      {reason !== null && (
        <Alert severity="info" role="status" sx={{ mb: 2.5 }}>
          {reason}
        </Alert>
      )}
      <GuestNotice />
      <LoginForm
        chosen={chosen}
        onDone={done}
        onProblem={setProblem}
        onForgotten={(email) => {
          setForgotten({ email });
        }}
      />
      <Or problem={problem} />
      <GoogleButton onDone={done} onProblem={setProblem} />
      <Typography sx={{ mt: 2 }} color="textSecondary">
        {withParts(texts.newHere, {
          link: (
            <Link component={RouterLink} to={paths.signUp} state={way} sx={{ fontWeight: 700 }}>
              {common.createAccount()}
            </Link>
          ),
        })}
      </Typography>
    </AccountCard>
  );
}
