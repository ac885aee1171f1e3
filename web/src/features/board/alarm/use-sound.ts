import { useCallback, useEffect, useRef, useState } from 'react';
import { playSilence, ring } from './ring.ts';
import { GAINS, type Volume } from './volume.ts';

/** Pause between two rings: at least one in ten seconds is heard, also by somebody who comes in. */
export const RING_EVERY_MS = 4000;
/** How often the clock of a sound that need not ring is checked. */
export const CHECK_EVERY_MS = 30_000;
/** A clock that stands still for this long while something plays is stuck: an iPad's after a call, in a context that says it runs. */
export const STUCK_AFTER_MS = 2000;
/** A browser that lets a page play needs a moment to say so. */
const STARTS_WITHIN_MS = 300;

type SoundState = 'ok' | 'blocked' | 'broken';

export interface Sound {
  /** It is on, and the browser lets it play. */
  readonly isOk: boolean;
  /** It is on, and nobody hears it: before the first press on a page, during a call, its clock is stuck, or it is broken. */
  readonly isBlocked: boolean;
  /** The browser threw when it should play: it has no output, no sound at all, or too many are open. */
  readonly isBroken: boolean;
  /** Whether that is known: a browser takes a moment to say so. */
  readonly isKnown: boolean;
  /** Lets it play, after a press. @param volume plays a ring of it, so that whoever chose it hears it */
  readonly wake: (volume?: Volume) => void;
}

interface Player {
  readonly state: SoundState | 'unknown';
  /** The context in use, and a new one instead of one that is spent; null where there is none to be had. */
  readonly open: () => AudioContext | null;
  readonly stateOf: (sound: AudioContext) => SoundState;
  /** Sets the state from what the context says. */
  readonly look: (sound: AudioContext) => void;
  /** What throws breaks the sound, and not the page that rings. @returns null when it threw */
  readonly attempt: <T>(play: () => T) => T | null;
  /** Lets the context play. @returns null when it does not */
  readonly resume: () => Promise<AudioContext | null>;
  /** Says that it plays no more, although it says that it runs. */
  readonly spend: (sound: AudioContext) => void;
}

/** The browser's sound, and whether it plays. */
function usePlayer(): Player {
  const [state, setState] = useState<SoundState | 'unknown'>('unknown');
  const context = useRef<AudioContext | null>(null);
  /** A context that plays no more, and why. */
  const spent = useRef<{ readonly sound: AudioContext; readonly as: SoundState } | null>(null);
  const stateOf = useCallback((sound: AudioContext): SoundState => {
    if (spent.current?.sound === sound) return spent.current.as;
    return sound.state === 'running' ? 'ok' : 'blocked';
  }, []);
  /** What throws breaks the sound, and not the page that rings. @returns null when it threw */
  const attempt = useCallback(<T>(play: () => T): T | null => {
    try {
      return play();
    } catch (error) {
      reportError(error);
      if (context.current) spent.current = { sound: context.current, as: 'broken' };
      setState('broken');
      return null;
    }
  }, []);
  /** @returns the context in use, and a new one instead of one that is spent; null where there is none to be had */
  const open = useCallback((): AudioContext | null => {
    if (context.current && context.current !== spent.current?.sound) return context.current;
    void context.current?.close().catch(() => undefined);
    context.current = null;
    const opened = attempt(() => new AudioContext());
    context.current = opened;
    opened?.addEventListener('statechange', () => {
      if (context.current === opened) setState(stateOf(opened));
    });
    return opened;
  }, [attempt, stateOf]);
  const resume = useCallback(async (): Promise<AudioContext | null> => {
    const sound = open();
    if (!sound) return null;
    try {
      await sound.resume();
      setState(stateOf(sound));
      return sound;
    } catch {
      return null; // the page was left
    }
  }, [open, stateOf]);

  useEffect(
    () => () => {
      void context.current?.close().catch(() => undefined);
      context.current = null;
    },
    [],
  );

  const look = useCallback(
    (sound: AudioContext): void => {
      setState(stateOf(sound));
    },
    [stateOf],
  );
  const spend = useCallback((sound: AudioContext): void => {
    spent.current = { sound, as: 'blocked' };
    setState('blocked');
  }, []);
  return { state, stateOf, open, look, attempt, resume, spend };
}

/**
 * Rings at once and again every four seconds.
 * @param isWatched whether somebody wants to know all the time if it could ring
 */
export function useSound(volume: Volume, isRinging: boolean, isWatched: boolean): Sound {
  const { state, stateOf, open, look, attempt, resume, spend } = usePlayer();
  const isOn = volume !== 'off';
  const isWanted = isOn && (isRinging || isWatched);

  useEffect(() => {
    if (!isWanted) return undefined;
    const sound = open();
    if (!sound) return undefined;
    const timer = setTimeout(() => {
      look(sound);
    }, STARTS_WITHIN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isWanted, open, look]);

  const isBroken = isWanted && state === 'broken';
  const isBlocked = isWanted && (state === 'blocked' || isBroken);
  useEffect(() => {
    if (!isWanted || isBlocked) return undefined;
    let check: ReturnType<typeof setTimeout> | undefined;
    const playOnce = (): void => {
      const sound = open();
      if (!sound || stateOf(sound) !== 'ok') return;
      const sinceSeconds = sound.currentTime;
      clearTimeout(check);
      attempt(() => {
        if (isRinging) ring(sound, GAINS[volume]);
        else playSilence(sound);
      });
      check = setTimeout(() => {
        if (stateOf(sound) === 'ok' && sound.currentTime <= sinceSeconds) spend(sound);
      }, STUCK_AFTER_MS);
    };
    playOnce();
    const timer = setInterval(playOnce, isRinging ? RING_EVERY_MS : CHECK_EVERY_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(check);
    };
  }, [isWanted, isRinging, isBlocked, volume, attempt, open, stateOf, spend]); // at once, too, when it is no longer blocked

  useEffect(() => {
    if (!isBlocked) return undefined;
    // Any press on the page is one that browsers wait for; of a finger its end. What moves then moves under no press.
    const over = new AbortController();
    for (const press of ['pointerup', 'keydown']) addEventListener(press, () => void resume(), over);
    return () => {
      over.abort();
    };
  }, [isBlocked, resume]);

  return {
    isOk: isOn && state === 'ok',
    isBlocked,
    isBroken,
    isKnown: !isOn || state !== 'unknown',
    wake: (at = 'off') => {
      void resume().then((sound) => {
        if (sound && at !== 'off') attempt(() => ring(sound, GAINS[at]));
      });
    },
  };
}
