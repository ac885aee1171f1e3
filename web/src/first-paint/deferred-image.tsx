import { useState } from 'react';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

/** A decorative image that is loaded when it comes near: an earlier request would take bandwidth from the first paint. */
export function DeferredImage({
  src,
  size,
  className,
}: {
  readonly src: string;
  readonly size: number;
  readonly className?: string;
}): React.JSX.Element {
  return (
    <img
      className={className}
      src={useNearSource(src)}
      data-src={src}
      alt=""
      width={size}
      height={size}
      draggable={false}
      loading="lazy"
    />
  );
}

/**
 * The source of an image that has it as `data-src` too: undefined on a prerendered page, where the first script (boot.ts)
 * sets it when the image comes near. The browser itself would load images that are far below the window.
 */
export function useNearSource(src: string): string | undefined {
  const isHydrated = useIsHydrated();
  const [leftToBoot] = useState(isHydrated ? null : src);
  return src === leftToBoot ? undefined : src;
}
