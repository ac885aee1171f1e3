import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../components/button.tsx';
import { usesEmulators } from '../../../firebase/config.ts';
import { signInAsDemoGoogleUser } from '../sign-in.ts';

const PASSWORD = 'foodhouse';
const ACCOUNTS = [
  { label: 'Admin', email: 'admin@example.com' },
  { label: 'Chef', email: 'chef@example.com' },
  { label: 'Customer', email: 'customer@example.com' },
] as const;

/** The accounts of the demo house, one click each. They exist on the emulators only, and so does this. */
export function DemoAccounts({
  onChoose,
  onDone,
}: {
  readonly onChoose: (email: string, password: string) => void;
  /** Somebody is signed in already: the demo Google account asks for nothing. */
  readonly onDone: () => void;
}): React.JSX.Element | null {
  if (!usesEmulators) return null;
  const enterAsGoogleUser = async (): Promise<void> => {
    if ((await signInAsDemoGoogleUser()).status === 'done') onDone();
  };
  return (
    <Box sx={{ mt: 2, p: 2, borderRadius: 4, bgcolor: 'plate.sage' }}>
      <Typography variant="body2" sx={{ fontWeight: 700, mb: 1 }}>
        Demo house: log in as
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {ACCOUNTS.map(({ label, email }) => (
          <Button
            key={email}
            size="small"
            variant="outlined"
            tone="secondary"
            onClick={() => {
              onChoose(email, PASSWORD);
            }}
            sx={{ minHeight: 36, px: 2 }}
          >
            {label}
          </Button>
        ))}
        <Button
          size="small"
          variant="outlined"
          tone="secondary"
          onClick={() => void enterAsGoogleUser()}
          sx={{ minHeight: 36, px: 2 }}
        >
          Google user
        </Button>
      </Box>
    </Box>
  );
}
