import { MESSAGES } from '@foodhouse/domain';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import toast from 'react-hot-toast';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { Brand } from '../app/brand.tsx';
import { paths } from '../app/paths.ts';
import { AccountCard } from '../features/account/forms/account-card.tsx';
import { GoogleButton } from '../features/account/forms/google-button.tsx';
import { SignUpForm } from '../features/account/forms/sign-up-form.tsx';

export function Component(): React.JSX.Element {
  const navigate = useNavigate();
  const done = (): void => {
    toast.success(MESSAGES.signedUp);
    void navigate(paths.dashboard, { replace: true });
  };
  return (
    <AccountCard title="Sign-Up" brand={<Brand />}>
      <SignUpForm onDone={done} />
      <GoogleButton onDone={done} />
      <Typography sx={{ mt: 2.5 }} color="textSecondary">
        Already have an account?{' '}
        <Link component={RouterLink} to={paths.login} sx={{ fontWeight: 700 }}>
          {MESSAGES.pleaseLogin}
        </Link>
      </Typography>
    </AccountCard>
  );
}
