import type { MouseEventHandler } from 'react';
import { LinkButton } from './button.tsx';
import { ChevronLeft } from './icons/chevron-left.tsx';

/** The point of its sign stands where the page begins. */
const LOOK = { marginInlineStart: '-15px', px: 1, gap: 0.5 } as const;

/** A link above the heading of a page, to the list that it belongs to. */
export function BackLink({
  to,
  onClick,
  children,
}: {
  readonly to: string;
  /** Another way there, in place of the link's own. */
  readonly onClick?: MouseEventHandler;
  readonly children: string;
}): React.JSX.Element {
  return (
    <LinkButton to={to} {...(onClick && { onClick })} startIcon={<ChevronLeft fontSize="small" />} sx={LOOK}>
      {children}
    </LinkButton>
  );
}
