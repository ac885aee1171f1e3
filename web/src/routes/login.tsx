import { MESSAGES } from '@foodhouse/domain';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import toast from 'react-hot-toast';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { Brand } from '../app/brand.tsx';
import { pathOfReferrer, paths, safeReturnPath } from '../app/paths.ts';
import { AccountCard } from '../features/account/forms/account-card.tsx';
import { GoogleButton } from '../features/account/forms/google-button.tsx';
import { LoginForm } from '../features/account/forms/login-form.tsx';

export function Component(): React.JSX.Element {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const done = (): void => {
    toast.success(MESSAGES.loggedIn);
    void navigate(safeReturnPath(state?.from ?? pathOfReferrer(document.referrer, location.origin)), { replace: true });
  };
  return (
    <AccountCard title="Login" brand={<Brand />}>
      <LoginForm onDone={done} />
      <GoogleButton onDone={done} />
      <Typography sx={{ mt: 2.5 }} color="textSecondary">
        New here?{' '}
        <Link component={RouterLink} to={paths.signUp} sx={{ fontWeight: 700 }}>
          {MESSAGES.createAccount}
        </Link>
      </Typography>
    </AccountCard>
  );
}
