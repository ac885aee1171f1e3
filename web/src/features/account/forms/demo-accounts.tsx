// No stories: in login-form.tsx.
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@foodhouse/domain/demo';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../ui/button.tsx';
import { usesEmulators } from '../../../data/firebase/config.ts';
import { signInAsDemoGoogleUser } from '../api/sign-in.ts';
import { RADII } from '../../../ui/radii.ts';
import * as texts from './texts.ts';

/** The demo accounts, one click each. Only the emulators have them. */
export function DemoAccounts({
  onChoose,
  onDone,
}: {
  readonly onChoose: (account: { readonly email: string; readonly password: string }) => void;
  /** Called after the sign-in with the demo Google account, which has no form. */
  readonly onDone: () => void;
}): React.JSX.Element | null {
  if (!usesEmulators) return null;
  const enterAsGoogleUser = async (): Promise<void> => {
    if ((await signInAsDemoGoogleUser()).status === 'done') onDone();
  };
  return (
    <Box sx={{ mt: 2, p: 2, borderRadius: RADII.field, bgcolor: 'action.selected' }}>
      <Typography variant="body2" sx={{ fontWeight: 700, mb: 1 }}>
        {texts.demoAccounts()}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, auto)' } }}>
        {accountsHere().map(({ role, email }) => (
          <Button
            key={email}
            variant="outlined"
            onClick={() => {
              onChoose({ email, password: DEMO_PASSWORD });
            }}
            sx={ACCOUNT}
          >
            {texts.demoAccount({ role })}
          </Button>
        ))}
        <Button variant="outlined" onClick={() => void enterAsGoogleUser()} sx={ACCOUNT}>
          {texts.demoGoogleUser()}
        </Button>
      </Box>
    </Box>
  );
}

/** An empty house has its first admin alone. */
function accountsHere(): typeof DEMO_ACCOUNTS {
  const emails = import.meta.env.VITE_DEMO_EMAILS ?? '';
  return emails === '' ? DEMO_ACCOUNTS : DEMO_ACCOUNTS.filter(({ email }) => emails.split(',').includes(email));
}

const ACCOUNT = { px: 1, '&&': { color: 'text.primary', borderColor: 'edge' } } as const;
