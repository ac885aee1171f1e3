// No stories: the head of table-with-tools.tsx.
import { ArrowDownward } from '../icons/arrow-downward.tsx';
import { ArrowUpward } from '../icons/arrow-upward.tsx';
import { UnfoldMore } from '../icons/unfold-more.tsx';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Filters, Sorting } from './arrange-rows.ts';
import { RADII } from '../radii.ts';
import type { Column } from './column.ts';
import { alignOf, headStyle } from './table-style.ts';
import * as texts from './texts.ts';

type HeadColumn = Pick<Column<never>, 'label' | 'value' | 'minWidth' | 'sx'>;

/** Column names that sort when pressed; below them, while filters are open, a field for each. */
export function SortableHead({
  columns,
  sorting,
  onSort,
  filters,
  onFilter,
}: {
  readonly columns: readonly HeadColumn[];
  readonly sorting: Sorting | null;
  readonly onSort: (label: string) => void;
  /** Null while filters are closed. */
  readonly filters: Filters | null;
  readonly onFilter: (label: string, text: string) => void;
}): React.JSX.Element {
  return (
    <>
      <tr>
        {columns.map((column) => (
          <HeadCell
            key={column.label}
            column={column}
            direction={sorting?.label === column.label ? sorting.direction : null}
            onSort={onSort}
          />
        ))}
      </tr>
      {filters && (
        <tr>
          {columns.map(({ label, value }) => (
            <td key={label}>
              {value !== undefined && (
                <Field
                  type="search"
                  aria-label={texts.filterColumn({ column: label })}
                  placeholder={texts.filter()}
                  size={1}
                  value={filters[label] ?? ''}
                  onChange={(event) => {
                    onFilter(label, event.target.value);
                  }}
                />
              )}
            </td>
          ))}
        </tr>
      )}
    </>
  );
}

function HeadCell({
  column,
  direction,
  onSort,
}: {
  readonly column: HeadColumn;
  readonly direction: Sorting['direction'] | null;
  readonly onSort: (label: string) => void;
}): React.JSX.Element {
  const { label, value, minWidth } = column;
  const { textAlign, paddingInlineEnd } = alignOf(column.sx);
  const style = { ...headStyle(column, 'tools'), minWidth: minWidth ?? (value === undefined ? 136 : 96) };
  if (value === undefined)
    return (
      <Box component="th" scope="col" sx={style}>
        {label}
      </Box>
    );
  const Arrow = direction === null ? UnfoldMore : direction === 'desc' ? ArrowDownward : ArrowUpward;
  return (
    <Box
      component="th"
      scope="col"
      sx={style}
      aria-sort={direction === null ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
    >
      <Name
        type="button"
        sx={textAlign === undefined ? {} : { justifyContent: 'end' }}
        data-sorts={direction !== null || undefined}
        onClick={() => {
          onSort(label);
        }}
      >
        {label}
        <Arrow
          aria-hidden="true"
          fontSize="inherit"
          sx={paddingInlineEnd === undefined ? {} : { marginInlineEnd: '-16px' }}
        />
      </Name>
    </Box>
  );
}

const Name = styled('button')(({ theme }) =>
  theme.unstable_sx({
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    width: 1,
    minHeight: 36,
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:is(:hover,[data-sorts])': { color: 'text.primary' },
  }),
);

const Field = styled('input')(({ theme }) =>
  theme.unstable_sx({
    width: 1,
    minWidth: 0,
    boxSizing: 'border-box',
    minHeight: 36,
    px: 0.75,
    border: 1,
    borderColor: 'edge',
    borderRadius: RADII.small,
    bgcolor: 'background.paper',
    color: 'text.primary',
    typography: 'body2',
  }),
);
