import { useIsHydrated } from '../lib/use-is-hydrated.ts';

/**
 * A small decoration that no first paint waits for: the first script asks for it when the page has been painted once
 * (boot.ts). Everything that is asked for before takes its share of a slow line.
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
