import {
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type HTMLAttributes,
  type PointerEvent,
  type RefCallback,
} from 'react';
import { ARROW_BACK, ARROW_ONWARD, IS_RTL } from '../../lib/direction.ts';

const INTERVAL_MS = 5000;
const SWIPE_PIXELS = 40;

export interface Carousel {
  readonly index: number;
  /** Whether the slides advance while nobody points at them. */
  readonly isPlaying: boolean;
  readonly next: () => void;
  readonly previous: () => void;
  readonly show: (index: number) => void;
  readonly togglePlaying: () => void;
  /** Handlers of the region: pointer, focus, keys and swipes. */
  readonly handlers: HTMLAttributes<HTMLElement> & { readonly ref: RefCallback<HTMLElement> };
}

/**
 * Slides that advance by themselves and wrap around. They pause on hover, on focus and by the pause button, and never
 * advance for people who prefer reduced motion.
 */
export function useCarousel(count: number): Carousel {
  const [index, setIndex] = useState(0);
  const isCalm = useSyncExternalStore(followMotion, prefersReducedMotion, () => false);
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  const isPlaying = isWanted ?? !isCalm;
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  // A pointer that was inside before hydration sent no event.
  const ref = useCallback((region: HTMLElement | null) => {
    if (!region) return;
    setIsPointed(matchMedia('(hover: hover)').matches && region.matches(':hover'));
    setIsFocused(region.matches(':focus-within'));
  }, []);
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const move = (by: number): void => {
    setIndex((current) => (current + by + count) % count);
  };
  const isMoving = isPlaying && !isPointed && !isFocused;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => {
      setIndex((index + 1) % count);
    }, INTERVAL_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isMoving, index, count]);

  const release = (event: PointerEvent): void => {
    const moved = pressedAt === null ? 0 : event.clientX - pressedAt;
    setPressedAt(null);
    if (Math.abs(moved) >= SWIPE_PIXELS) move(moved > 0 === IS_RTL ? 1 : -1);
  };
  return {
    index,
    isPlaying,
    next: () => {
      move(1);
    },
    previous: () => {
      move(-1);
    },
    show: setIndex,
    togglePlaying: () => {
      setIsWanted(!isPlaying);
    },
    handlers: {
      ref,
      onPointerEnter: (event) => {
        if (event.pointerType === 'mouse') setIsPointed(true);
      },
      onPointerLeave: () => {
        setIsPointed(false);
        setPressedAt(null);
      },
      onFocus: () => {
        setIsFocused(true);
      },
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
      },
      onPointerDown: (event) => {
        setPressedAt(event.clientX);
      },
      onPointerUp: release,
      onKeyDown: (event) => {
        if (event.key === ARROW_ONWARD) move(1);
        else if (event.key === ARROW_BACK) move(-1);
      },
    },
  };
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

function prefersReducedMotion(): boolean {
  return matchMedia(LESS_MOTION).matches;
}

function followMotion(onChange: () => void): () => void {
  const query = matchMedia(LESS_MOTION);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}
