import { CheckBox } from '../icons/check-box.tsx';
import { CheckBoxOutlineBlank } from '../icons/check-box-outline-blank.tsx';
import { FileDownloadOutlined as Download } from '../icons/file-download-outlined.tsx';
import { FilterList } from '../icons/filter-list.tsx';
import { ViewColumnOutlined as ViewColumn } from '../icons/view-column-outlined.tsx';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import TablePagination from '@mui/material/TablePagination';
import { useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { TableExport } from './data-table-props.ts';
import { ROW_MS } from '../motion.ts';

const PAGE_SIZES = [50, 100];
const NOT_ON_PAPER = { '@media print': { display: 'none' } } as const;

/** The tools of a table: choose its columns, filter, search, export, print. */
export function TableToolbar<T>({
  columns,
  hidden,
  onHiddenChange,
  areFiltersOpen,
  onFiltersToggle,
  anywhere,
  onAnywhereChange,
  exports = [],
  count,
  onExport,
  onPrint,
}: {
  readonly columns: readonly string[];
  readonly hidden: ReadonlySet<string>;
  readonly onHiddenChange: (hidden: ReadonlySet<string>) => void;
  readonly areFiltersOpen: boolean;
  readonly onFiltersToggle: () => void;
  readonly anywhere: string;
  readonly onAnywhereChange: (text: string) => void;
  /** What can be downloaded beside the table itself. */
  readonly exports?: readonly TableExport<T>[] | undefined;
  /** Rows that are downloaded. */
  readonly count: number;
  /** @param as left out: the table itself */
  readonly onExport: (as?: TableExport<T>) => void;
  readonly onPrint: () => void;
}): React.JSX.Element {
  return (
    <Box sx={{ ...NOT_ON_PAPER, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
      <MenuButton label="Columns" icon={<ViewColumn fontSize="small" />}>
        {() =>
          columns.map((column) => (
            <MenuItem
              key={column}
              role="menuitemcheckbox"
              aria-checked={!hidden.has(column)}
              onClick={() => {
                onHiddenChange(new Set(columns.filter((name) => hidden.has(name) !== (name === column))));
              }}
            >
              {hidden.has(column) ? (
                <CheckBoxOutlineBlank sx={{ mr: 1 }} />
              ) : (
                <CheckBox color="primary" sx={{ mr: 1 }} />
              )}
              {column}
            </MenuItem>
          ))
        }
      </MenuButton>
      <Button startIcon={<FilterList fontSize="small" />} aria-pressed={areFiltersOpen} onClick={onFiltersToggle}>
        Filters
      </Button>
      <MenuButton label="Export" icon={<Download fontSize="small" />}>
        {(close) => [
          ...[undefined, ...exports].map((as, index) => (
            <MenuItem
              key={index}
              onClick={() => {
                close();
                onExport(as);
              }}
            >
              Download {as ? `${as.nameOf(count)} ` : ''}as CSV
            </MenuItem>
          )),
          <MenuItem
            key="print"
            onClick={() => {
              close();
              onPrint();
            }}
          >
            Print
          </MenuItem>,
        ]}
      </MenuButton>
      <OutlinedInput
        size="small"
        type="search"
        placeholder="Search…"
        inputProps={{ 'aria-label': 'Search' }}
        value={anywhere}
        onChange={(event) => {
          onAnywhereChange(event.target.value);
        }}
        sx={{ ml: 'auto' }}
      />
    </Box>
  );
}

function MenuButton({
  label,
  icon,
  children,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: (close: () => void) => ReactNode;
}): React.JSX.Element {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        startIcon={icon}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        {label}
      </Button>
      <Menu
        transitionDuration={ROW_MS}
        open={anchor !== null}
        anchorEl={anchor}
        // In the landmark of its button; by default MUI puts a menu outside of all landmarks.
        container={anchor?.closest('main') ?? null}
        disableScrollLock
        onClose={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {children(close)}
      </Menu>
    </>
  );
}

/** The range of shown rows, and their total. */
export function TablePager({
  count,
  page,
  size,
  onPageChange,
}: {
  readonly count: number;
  readonly page: number;
  readonly size: number;
  readonly onPageChange: (page: number, size: number) => void;
}): React.JSX.Element {
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={PAGE_SIZES}
      onPageChange={(_event, next) => {
        onPageChange(next, size);
      }}
      onRowsPerPageChange={(event) => {
        onPageChange(0, Number(event.target.value));
      }}
      sx={NOT_ON_PAPER}
    />
  );
}
