import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState, type DragEvent, type ReactNode } from 'react';
import { RADII } from './radii.ts';

/** A part of a page onto which a file is dropped. In a frame within another one, also within its dialog, it is the inner one's alone. */
export function DropFrame({
  onFile,
  isFramed = true,
  sx = {},
  children,
}: {
  /** Null while none is taken. */
  readonly onFile: ((file: File) => void) | null;
  /** Whether its edge is in sight. */
  readonly isFramed?: boolean;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}): React.JSX.Element {
  const [isOver, setIsOver] = useState(false);
  return (
    <Box
      sx={[isFramed && FRAME, isOver && OVER, sx].flat()}
      onDragOver={(event: DragEvent) => {
        keep(event);
        setIsOver(onFile !== null);
      }}
      onDragLeave={({ currentTarget, relatedTarget }: DragEvent) => {
        if (!currentTarget.contains(relatedTarget instanceof Node ? relatedTarget : null)) setIsOver(false);
      }}
      onDrop={(event: DragEvent) => {
        keep(event);
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile?.(file);
      }}
    >
      {children}
    </Box>
  );
}

/** Neither the browser opens what is dropped, nor a frame around this one takes it too. */
function keep(event: DragEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const FRAME = { p: 2, border: '1px dashed', borderColor: 'edge', borderRadius: RADII.field } as const;
const OVER = { borderColor: 'primary.main', bgcolor: 'action.hover' } as const;
