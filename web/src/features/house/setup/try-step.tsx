// No stories: in set-up-steps.stories.tsx.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import * as site from '../../../texts.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { CheckCircle } from '../../../ui/icons/check-circle.tsx';
import { RADII } from '../../../ui/radii.ts';
import { UNSEEN } from '../../../ui/unseen.ts';
import type { Tried } from './steps.ts';
import * as texts from './texts.ts';

/** Whether this screen rings for a new order. */
export interface Sound {
  readonly isOn: boolean;
  /** Null while it is on, and where this browser cannot play. */
  readonly turnOn: (() => void) | null;
}

/** Shows something with the sound of this screen, which is known a little later. */
export type WithSound = (show: (sound: Sound) => ReactNode) => ReactNode;

/** A test order from the sound to its delivery, each ticked as soon as it happens. */
export function TryStep({
  sound,
  tried,
}: {
  readonly sound: Sound;
  /** Null while nobody knows. */
  readonly tried: Tried | null;
}): React.JSX.Element {
  return (
    <Box component="ol" sx={LIST}>
      <Line
        isDone={sound.isOn}
        title={texts.sound()}
        text={texts.soundOff()}
        action={
          sound.turnOn && (
            <Button variant="outlined" onClick={sound.turnOn}>
              {texts.turnSoundOn()}
            </Button>
          )
        }
      />
      <Line
        isDone={tried?.isPlaced === true}
        title={texts.testOrder()}
        text={texts.testOrderHelp()}
        action={
          <LinkButton to={paths.inventory} variant="outlined">
            {texts.toMenu()}
          </LinkButton>
        }
      />
      <Line
        isDone={tried?.isAccepted === true}
        title={texts.accept()}
        text={texts.acceptHelp()}
        action={
          <LinkButton to={paths.orderList} variant="outlined">
            {site.orderList()}
          </LinkButton>
        }
      />
      <Line
        isDone={tried?.isDelivered === true}
        title={texts.deliver()}
        text={texts.deliverHelp()}
        action={
          <LinkButton to={paths.kitchen} variant="outlined">
            {site.kitchen()}
          </LinkButton>
        }
      />
    </Box>
  );
}

/** What is done is one line. */
function Line({
  isDone,
  title,
  text,
  action,
}: {
  readonly isDone: boolean;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}): React.JSX.Element {
  return (
    <Box component="li" sx={isDone ? [LINE, FOLDED] : LINE}>
      {isDone ? <CheckCircle aria-hidden sx={DONE} /> : <Box component="span" aria-hidden="true" sx={TO_DO} />}
      <Box sx={{ flex: '1 1 0', minWidth: 180 }}>
        <b>{title}</b>
        <Box component="span" sx={UNSEEN}>
          {isDone ? texts.done() : texts.notDone()}
        </Box>
        {!isDone && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text}</Box>}
      </Box>
      {!isDone && action && <Box sx={ACTION}>{action}</Box>}
    </Box>
  );
}

const LIST = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', maxWidth: 720 } as const;
const LINE = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  minHeight: 48,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: RADII.field,
  bgcolor: 'background.paper',
} as const;
const FOLDED = { minHeight: 44, py: 1 } as const;
/** On a phone below the words, and where they begin. */
const ACTION = {
  marginInlineStart: { xs: '36px', sm: 'auto' },
  flexBasis: { xs: 'calc(100% - 36px)', sm: 'auto' },
} as const;
const DONE = { flex: 'none', color: 'success.main' } as const;
const TO_DO = {
  flex: 'none',
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  m: '2px',
  border: 2,
  borderColor: 'edge',
  borderRadius: '50%',
} as const;
