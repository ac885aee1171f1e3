import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { singleKeys, useSingleKeys } from '../lib/single-keys.ts';
import { Button } from './button.tsx';

const KEYS: readonly { readonly where: string; readonly keys: readonly (readonly [keys: string, does: string])[] }[] = [
  {
    where: 'On pages with a list',
    keys: [
      ['?', 'shows these keys'],
      ['/', 'goes to the search'],
    ],
  },
  {
    where: 'In the kitchen',
    keys: [
      ['1 – 9', 'delivers the ticket with that number'],
      ['← ↑ → ↓', 'go from ticket to ticket'],
      ['Enter', 'delivers the ticket with the frame'],
      ['u', 'takes the last delivery back'],
      ['a', 'acknowledges new orders'],
    ],
  },
];

/** Every key of the site, and the switch for the single ones. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  const areOn = useSingleKeys();
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-title" fullWidth maxWidth="xs">
      <DialogTitle id="keys-title" component="h2" sx={{ fontWeight: 800 }}>
        Keys
      </DialogTitle>
      <DialogContent>
        {KEYS.map(({ where, keys }) => (
          <Box key={where} component="section" sx={{ mb: 2.5 }}>
            <Typography component="h3" sx={{ fontWeight: 700, mb: 1 }}>
              {where}
            </Typography>
            <Box component="dl" sx={STYLE}>
              {keys.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </Box>
          </Box>
        ))}
        <Box component="label" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 44, fontWeight: 700 }}>
          <Box
            component="input"
            type="checkbox"
            checked={areOn}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
              singleKeys.set(event.target.checked);
            }}
            sx={{ width: 22, height: 22, accentColor: 'var(--mui-palette-primary-main)' }}
          />
          Single characters are keys
        </Box>
        <Typography variant="body2" color="textSecondary">
          Switch this off when you speak to your device, or press keys by mistake. Arrows and Enter stay.
        </Typography>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const STYLE = {
  m: 0,
  display: 'grid',
  gap: 0.75,
  '& > div': { display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)', alignItems: 'baseline' },
  '& dd': { m: 0 },
  '& kbd': {
    px: 1,
    py: 0.25,
    border: 1,
    borderColor: 'divider',
    borderRadius: 2,
    fontFamily: 'inherit',
    fontWeight: 700,
  },
} as const;
