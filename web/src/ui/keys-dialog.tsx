import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { KEYS } from './key-list.ts';
import { singleKeys, useSingleKeys } from '../lib/single-keys.ts';
import { InfoDialog } from './titled-dialog.tsx';
import { RADII } from './radii.ts';
import { Checkbox } from './checkbox.tsx';
import * as texts from './texts.ts';

/** Every keyboard shortcut, and the switch for single-key ones. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  const areOn = useSingleKeys();
  return (
    <InfoDialog title={texts.keys()} onClose={onClose}>
      {KEYS.map(({ where, keys }) => (
        <Box key={where} component="section" sx={{ mb: 2.5 }}>
          <Typography component="h3" sx={{ fontWeight: 700, mb: 1 }}>
            {where}
          </Typography>
          <Box component="dl" sx={LIST}>
            {keys.map(([key, does]) => (
              <Box key={key} sx={LINE}>
                <dt>
                  <Box component="kbd" sx={KEY}>
                    {key}
                  </Box>
                </dt>
                <Box component="dd" sx={{ m: 0 }}>
                  {does}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      <Box component="label" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 44, fontWeight: 700 }}>
        <Checkbox
          checked={areOn}
          onChange={(event) => {
            singleKeys.set(event.target.checked);
          }}
        />
        {texts.singleKeys()}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {texts.singleKeysHint()}
      </Typography>
    </InfoDialog>
  );
}

const LIST = { m: 0, display: 'grid', gap: 0.75 } as const;
const LINE = { display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)', alignItems: 'baseline' } as const;
const KEY = {
  px: 1,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: RADII.small,
  fontFamily: 'inherit',
  fontWeight: 700,
} as const;
