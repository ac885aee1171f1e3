import { useCallback, useEffect, useRef, useState } from 'react';
import { ring } from './ring.ts';
import { GAINS, type Volume } from './volume.ts';

/** Pause between two rings: at least one in ten seconds is heard, also by somebody who comes in. */
export const RING_EVERY_MS = 4000;
/** A browser that lets a page play needs a moment to say so. */
const STARTS_WITHIN_MS = 300;

type SoundState = 'ok' | 'blocked';

export interface Sound {
  /** It is on, and the browser lets it play. */
  readonly isOk: boolean;
  /** It is on, and the browser does not let it play: before the first press on a page, or during a call. */
  readonly isBlocked: boolean;
  /** Whether that is known: a browser takes a moment to say so. */
  readonly isKnown: boolean;
  /** Lets it play, after a press. @param volume plays a ring of it, so that whoever chose it hears it */
  readonly wake: (volume?: Volume) => void;
}

/**
 * Rings at once and again every four seconds.
 * @param isWatched whether somebody wants to know all the time if it could ring
 */
export function useSound(volume: Volume, isRinging: boolean, isWatched: boolean): Sound {
  const [state, setState] = useState<SoundState | 'unknown'>('unknown');
  const context = useRef<AudioContext | null>(null);
  const isOn = volume !== 'off';
  const isWanted = isOn && (isRinging || isWatched);

  const open = useCallback((): AudioContext => {
    if (context.current) return context.current;
    const opened = new AudioContext();
    context.current = opened;
    opened.addEventListener('statechange', () => {
      setState(stateOf(opened));
    });
    return opened;
  }, []);
  const play = (at: Volume): void => {
    const sound = open();
    void sound.resume().then(
      () => {
        setState('ok');
        if (at !== 'off') ring(sound, GAINS[at]);
      },
      () => undefined, // the page was left
    );
  };

  useEffect(() => {
    if (!isWanted) return undefined;
    const sound = open();
    const timer = setTimeout(() => {
      setState(stateOf(sound));
    }, STARTS_WITHIN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isWanted, open]);

  const isBlocked = isWanted && state === 'blocked';
  useEffect(() => {
    if (!isOn || !isRinging || isBlocked) return undefined;
    const ringOnce = (): void => {
      const sound = open();
      if (stateOf(sound) === 'ok') ring(sound, GAINS[volume]);
    };
    ringOnce();
    const timer = setInterval(ringOnce, RING_EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isOn, isRinging, isBlocked, volume, open]); // at once, too, when it is no longer blocked

  useEffect(() => {
    if (!isBlocked) return undefined;
    // Any press on the page is one that browsers wait for.
    const wake = (): void => {
      void context.current?.resume().catch(() => undefined);
    };
    const over = new AbortController();
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, wake, over);
    return () => {
      over.abort();
    };
  }, [isBlocked]);

  useEffect(
    () => () => {
      void context.current?.close();
      context.current = null;
    },
    [],
  );

  return {
    isOk: isOn && state === 'ok',
    isBlocked,
    isKnown: !isOn || state !== 'unknown',
    wake: (at = 'off') => {
      play(at);
    },
  };
}

function stateOf({ state }: AudioContext): SoundState {
  return state === 'running' ? 'ok' : 'blocked';
}
