import { isMember } from '@foodhouse/domain';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Link as RouterLink, Navigate, useLocation } from 'react-router-dom';
import { Brand } from '../../ui/brand.tsx';
import { loginWayOf, safeReturnPath, stateAfterLogin } from '../../lib/login-way.ts';
import { beginningOf, paths } from '../../paths.ts';
import { AccountCard, Or } from './forms/account-card.tsx';
import { GoogleButton } from './forms/google-button.tsx';
import { GuestNotice } from './forms/guest-notice.tsx';
import { SignUpForm } from './forms/sign-up-form.tsx';
import { HouseBelow } from './house-below.tsx';
import { useSession } from '../../data/session-context.tsx';
import * as texts from './texts.ts';
import { withParts } from '../../ui/with-parts.tsx';

const done = (): void => {
  toast.success(texts.signedUp());
};

/** The sign-up. It leads to where a role begins on the dashboard, or back to what the person wanted to order or to accept. */
export function SignUpScreen(): React.JSX.Element {
  const session = useSession();
  const way = loginWayOf(useLocation().state);
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = stateAfterLogin(way);
  if (session.status === 'signed-in' && isMember(session.user.role))
    return wanted ? (
      <Navigate to={safeReturnPath(way.from)} replace state={wanted} />
    ) : (
      <Navigate to={beginningOf(session.user.role)} replace />
    );
  return (
    <AccountCard title={texts.signUp()} brand={<Brand />} below={<HouseBelow />}>
      <GuestNotice />
      <SignUpForm onDone={done} onProblem={setProblem} />
      <Or problem={problem} />
      <GoogleButton onDone={done} onProblem={setProblem} />
      <Typography sx={{ mt: 2 }} color="textSecondary">
        {withParts(texts.haveAccount, {
          link: (
            <Link component={RouterLink} to={paths.login} state={way} sx={{ fontWeight: 700 }}>
              {texts.pleaseLogin()}
            </Link>
          ),
        })}
      </Typography>
    </AccountCard>
  );
}
