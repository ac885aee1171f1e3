// No stories: in features/moving-in/typed-menu.stories.tsx.
import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

/** A table with a field in each cell. Where the window is narrower, it scrolls sideways by itself. */
export function InputTable({
  ref,
  labelledBy,
  columns,
  children,
}: {
  readonly ref: Ref<HTMLTableElement>;
  readonly labelledBy: string;
  /** The last one stands over the buttons of a row, too. */
  readonly columns: readonly string[];
  /** A `tbody` for each row. */
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Box sx={{ overflowX: 'auto', minWidth: 0 }}>
      <Box ref={ref} component="table" aria-labelledby={labelledBy} sx={TABLE}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Box component="th" key={column} scope="col" colSpan={index === columns.length - 1 ? 2 : 1} sx={HEAD}>
                {column}
              </Box>
            ))}
          </tr>
        </thead>
        {children}
      </Box>
    </Box>
  );
}

const TABLE = { width: 1, minWidth: 800, borderCollapse: 'collapse' } as const;
const HEAD = { textAlign: 'start', typography: 'body2', fontWeight: 700, p: 0.5 } as const;
