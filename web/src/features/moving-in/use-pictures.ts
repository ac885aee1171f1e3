import type { ImportedMenu } from '@foodhouse/domain';
import { useEffect, useRef, useState } from 'react';
import { loaded } from '../../lib/load-chunk.ts';
import type { FoundMenu } from './read-menu.ts';

/** The pictures that an import brings with it, or leaves. */
export interface BringsPictures {
  /** How many foods could get the picture that the file names. */
  readonly offered: number;
  readonly isAsked: boolean;
  readonly ask: (isAsked: boolean) => void;
  /** How many foods are done; null while none are brought. */
  readonly brought: number | null;
  /** Begins no other. */
  readonly stop: () => void;
  /** Brings them. @returns their addresses, by the ids of the foods */
  readonly run: () => Promise<Readonly<Record<string, string>>>;
}

export function usePictures({ menu }: FoundMenu, { withoutPicture }: ImportedMenu): BringsPictures {
  const [isAsked, setIsAsked] = useState(true);
  const [brought, setBrought] = useState<number | null>(null);
  const stopped = useRef(new AbortController());
  useEffect(
    () => () => {
      stopped.current.abort(); // the page was left
    },
    [],
  );
  // Those of this page already are not fetched again by another press.
  const kept = useRef<Readonly<Record<string, string>>>({});
  const without = new Set(withoutPicture.map(({ id }) => id));
  const foods = menu.foods.flatMap(({ id, picture }) => (picture !== null && without.has(id) ? [{ id, picture }] : []));
  return {
    offered: foods.length,
    isAsked,
    ask: setIsAsked,
    brought,
    stop: () => {
      stopped.current.abort();
    },
    run: async () => {
      const open = foods.filter(({ id }) => kept.current[id] === undefined);
      if (!isAsked) return {};
      const bringing = open.length > 0 ? await loaded(() => import('./bring-pictures.ts')) : null;
      if (bringing) {
        setBrought(0);
        stopped.current = new AbortController();
        const { signal } = stopped.current;
        kept.current = {
          ...kept.current,
          ...(await bringing.bringPictures(open, { onBrought: setBrought, signal })),
        };
        setBrought(null);
      }
      return kept.current;
    },
  };
}
