// No stories: is for paper alone, and opens the print window.
import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Something on paper, black on white and without the rest of the page. It opens the browser's print dialog, once. */
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
  useEffect(() => {
    end.current = onPrinted;
  });
  // Once, however often it is rendered while the print window is open.
  useEffect(() => {
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
  }, []);
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
