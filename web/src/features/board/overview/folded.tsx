import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { IS_RTL } from '../../../lib/direction.ts';
import { Button } from '../../../ui/button.tsx';
import { ChevronRight } from '../../../ui/icons/chevron-right.tsx';

/** What stands over a list; on a phone behind a button, whose sign points to where it comes, so that the list is in sight. */
export function Folded({
  label,
  children,
}: {
  /** What the button names. */
  readonly label: string;
  readonly children: ReactNode;
}): React.JSX.Element {
  const isOnPhone = useMediaQuery('(max-width: 767.95px)');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isOnPhone && (
        <Button
          variant="outlined"
          startIcon={<ChevronRight fontSize="small" sx={{ rotate: isOpen === IS_RTL ? '90deg' : '-90deg' }} />}
          aria-expanded={isOpen}
          sx={[LOOK, isOpen && { mb: 2 }]}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {label}
        </Button>
      )}
      {(!isOnPhone || isOpen) && children}
    </>
  );
}

const LOOK = { width: 1, '&&': { color: 'text.primary', borderColor: 'edge' } } as const;
