// No stories: is for paper alone, and opens the print window.
import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHasHouseSpoken } from '../lib/house-face.ts';
import { useIsLate } from '../lib/use-is-late.ts';

/** How long the house may take to say who it is: paper that names another one cannot be taken back. */
const NAMELESS_MS = 2000;

/**
 * Something on paper, black on white and without the rest of the page. It opens the browser's print dialog, once, as soon as the house
 * has said who it is.
 */
export function OnPaper({
  className,
  style = {},
  children,
  onPrinted,
}: {
  readonly className: string;
  /** Of the parts, on paper. */
  readonly style?: SystemStyleObject;
  readonly children: ReactNode;
  readonly onPrinted: () => void;
}): React.JSX.Element {
  const end = useRef(onPrinted);
  const isLate = useIsLate(true, NAMELESS_MS);
  const isDue = useHasHouseSpoken() || isLate;
  useEffect(() => {
    end.current = onPrinted;
  });
  // Once, however often it is rendered while the print window is open.
  useEffect(() => {
    if (!isDue) return undefined;
    const over = new AbortController();
    addEventListener(
      'afterprint',
      () => {
        end.current();
      },
      { once: true, signal: over.signal },
    );
    print();
    return () => {
      over.abort();
    };
  }, [isDue]);
  return createPortal(
    <Box
      className={className}
      sx={{
        display: 'none',
        '@media print': {
          display: 'block',
          width: '72mm',
          color: '#000',
          'body:has(&) > :not(&)': { display: 'none' },
          ...style,
        },
      }}
    >
      {children}
    </Box>,
    document.body,
  );
}
