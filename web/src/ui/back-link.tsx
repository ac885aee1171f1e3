import { LinkButton } from './button.tsx';
import { ChevronLeft } from './icons/chevron-left.tsx';

/** The point of its sign stands where the page begins. */
const LOOK = { ml: '-15px', px: 1, gap: 0.5 } as const;

/** A link above the heading of a page, to the list that it belongs to. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }): React.JSX.Element {
  return (
    <LinkButton to={to} startIcon={<ChevronLeft fontSize="small" />} sx={LOOK}>
      {children}
    </LinkButton>
  );
}
