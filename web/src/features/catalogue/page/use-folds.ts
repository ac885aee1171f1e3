import { useEffect, useState, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import type { Fold } from '../forms/fold.tsx';

const PARTS = ['food', 'served', 'options', 'allergens', 'stock', 'kitchen'] as const;
/** The parts of the form, as an address names them behind '#'. */
export type Part = (typeof PARTS)[number];

/** Which parts are open: at first that of the address, or the first one. */
export function useFolds(): {
  readonly open: (part: Part) => void;
  readonly of: (part: Part) => Pick<ComponentProps<typeof Fold>, 'id' | 'isOpen' | 'onToggle'>;
} {
  const { hash } = useLocation();
  const wanted = PARTS.find((part) => `#${part}` === hash);
  const [opened, setOpened] = useState<ReadonlySet<Part>>(() => new Set([wanted ?? 'food']));
  const toggle = (part: Part, isOpen: boolean): void => {
    setOpened((before) => {
      if (before.has(part) === isOpen) return before;
      return new Set(isOpen ? [...before, part] : [...before].filter((one) => one !== part));
    });
  };
  const open = (part: Part): void => {
    toggle(part, true);
  };
  const [shown, setShown] = useState(wanted);
  if (shown !== wanted) {
    setShown(wanted);
    if (wanted) open(wanted);
  }
  useEffect(() => {
    if (wanted) document.querySelector(`#${wanted}`)?.scrollIntoView();
  }, [wanted]);
  return {
    open,
    of: (part) => ({
      id: part,
      isOpen: opened.has(part),
      onToggle: (isOpen) => {
        toggle(part, isOpen);
      },
    }),
  };
}
