// No stories: in features/moving-in/typed-menu.stories.tsx.
import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

/** Where the cells of a row do not fit beside each other, they stand under each other, each with its own name. */
export const STACKED = '@container (max-width: 799.95px)';

/** A table with a field in each cell. */
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
    <Box sx={{ containerType: 'inline-size', minWidth: 0 }}>
      <Box ref={ref} component="table" aria-labelledby={labelledBy} sx={TABLE}>
        <Box component="thead" sx={{ [STACKED]: { display: 'none' } }}>
          <tr>
            {columns.map((column, index) => (
              <Box component="th" key={column} scope="col" colSpan={index === columns.length - 1 ? 2 : 1} sx={HEAD}>
                {column}
              </Box>
            ))}
          </tr>
        </Box>
        {children}
      </Box>
    </Box>
  );
}

const TABLE = { width: 1, borderCollapse: 'collapse', [STACKED]: { display: 'block' } } as const;
const HEAD = { textAlign: 'start', typography: 'body2', fontWeight: 700, p: 0.5 } as const;
