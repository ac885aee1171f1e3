import type { MadeInvitationDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useHouseClock } from '../../lib/clock.ts';
import { useHouseName } from '../../lib/house-face.ts';
import { isolated } from '../../lib/isolated.ts';
import { inviteOf } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { InlineInput } from '../../ui/inline-input.tsx';
import { Surface } from '../../ui/surface.tsx';
import * as common from '../../ui/texts.ts';
import * as texts from './texts.ts';

/** The link of an invitation that was just made: the house does not keep it. */
export function MadeLink({
  invitation: { role, name, key, endsAt },
}: {
  readonly invitation: MadeInvitationDto;
}): React.JSX.Element {
  const house = useHouseName();
  const clock = useHouseClock();
  const [said, setSaid] = useState(common.copy());
  const field = useRef<HTMLInputElement>(null);
  const link = new URL(inviteOf(key), location.origin).href;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(texts.copied());
    } catch {
      field.current?.select();
      setSaid(texts.copyByHand());
    }
  };
  const label = name === '' ? texts.link({ role }) : texts.linkFor({ role, name: isolated(name) });
  return (
    <Surface component="section" radius="field" aria-label={label} sx={LOOK}>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{label}</Typography>
      <InlineInput
        ref={field}
        readOnly
        aria-label={label}
        value={link}
        dir="ltr"
        sx={{ width: 1, boxSizing: 'border-box' }}
        onFocus={({ target }) => {
          target.select();
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => void copy()}>
          <span aria-live="polite">{said}</span>
        </Button>
        {'share' in navigator && (
          <Button
            variant="outlined"
            onClick={() => {
              // Whoever closes the sheet of the browser shares nothing, which is no fault.
              navigator.share({ title: texts.shareTitle({ house }), url: link }).catch(() => undefined);
            }}
          >
            {texts.share()}
          </Button>
        )}
      </Box>
      <Typography variant="body2">{texts.sendIt({ time: clock.words(Date.parse(endsAt)) })}</Typography>
    </Surface>
  );
}

const LOOK = { display: 'grid', gap: 1, p: 2, bgcolor: 'plate.butter' } as const;
