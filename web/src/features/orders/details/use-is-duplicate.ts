import { useEffect, useState } from 'react';
import { notePrinted, wasPrinted } from '../../../lib/printed.ts';

/** Whether this browser has printed that before; from now on it has. @param paper such as `ticket ` and the order's id */
export function useIsDuplicate(paper: string): boolean {
  const [isDuplicate] = useState(() => wasPrinted(paper));
  useEffect(() => {
    notePrinted(paper);
  }, [paper]);
  return isDuplicate;
}
