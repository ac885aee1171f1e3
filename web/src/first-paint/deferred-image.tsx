import { useIsHydrated } from '../lib/use-is-hydrated.ts';

/**
 * A small decorative image that the first script (boot.ts) loads when the page is idle: an earlier request would take
 * bandwidth from the first paint.
 */
export function DeferredImage({ src, size }: { readonly src: string; readonly size: number }): React.JSX.Element {
  const isHydrated = useIsHydrated();
  return (
    <img
      src={isHydrated ? src : undefined}
      data-src={src}
      alt=""
      width={size}
      height={size}
      draggable={false}
      loading="lazy"
    />
  );
}
