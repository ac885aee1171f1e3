// No stories: what it knows is shown by others.
import type { ReactNode } from 'react';
import { useBlockedSound } from './alarm-bar.tsx';
import { UNSET_VOLUME, useVolumeOf } from './use-alarm.ts';

/** Whether this screen rings for a new order. */
export interface SoundHere {
  readonly isOn: boolean;
  /** Turns it on; null while it is, and where this browser cannot play. */
  readonly turnOn: (() => void) | null;
}

/** Shows something with what the bar of the dashboard has chosen, as the browser lets it play. */
export function WithSoundHere({ children }: { readonly children: (sound: SoundHere) => ReactNode }): ReactNode {
  return children(useSoundHere());
}

function useSoundHere(): SoundHere {
  const [volume, setVolume] = useVolumeOf('orders');
  const blocked = useBlockedSound();
  if (volume === 'off')
    return {
      isOn: false,
      turnOn: () => {
        setVolume(UNSET_VOLUME);
      },
    };
  return { isOn: !blocked, turnOn: blocked && !blocked.isBroken ? blocked.onWake : null };
}
