import { CheckBox } from '../icons/check-box.tsx';
import { CheckBoxOutlineBlank } from '../icons/check-box-outline-blank.tsx';
import { FileDownloadOutlined as Download } from '../icons/file-download-outlined.tsx';
import { FilterList } from '../icons/filter-list.tsx';
import { ViewColumnOutlined as ViewColumn } from '../icons/view-column-outlined.tsx';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { TableExport } from './data-table-props.ts';
import { ROW_MS } from '../motion.ts';

/** The tools of a table: choose its columns, filter, export, print; and its pages. A search is the list's own. */
export function TableToolbar<T>({
  columns,
  hidden,
  onHiddenChange,
  areFiltersOpen,
  onFiltersToggle,
  exports = [],
  onExport,
  onPrint,
  ...pages
}: ComponentProps<typeof TablePager> & {
  readonly columns: readonly string[];
  readonly hidden: ReadonlySet<string>;
  readonly onHiddenChange: (hidden: ReadonlySet<string>) => void;
  readonly areFiltersOpen: boolean;
  readonly onFiltersToggle: () => void;
  /** What can be downloaded beside the table itself. */
  readonly exports?: readonly TableExport<T>[] | undefined;
  /** @param as left out: the table itself */
  readonly onExport: (as?: TableExport<T>) => void;
  readonly onPrint: () => void;
}): React.JSX.Element {
  return (
    <Box sx={BAR}>
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
              Download {as ? `${as.nameOf(pages.count)} ` : ''}as CSV
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
      <TablePager {...pages} />
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

/** How many rows there are; of more than a page, which are shown. */
export function TablePager({
  count,
  page,
  size,
  onPageChange,
}: {
  /** Rows of all pages, which are downloaded. */
  readonly count: number;
  readonly page: number;
  readonly size: number;
  readonly onPageChange: (page: number, size: number) => void;
}): React.JSX.Element {
  if (count <= PAGE_SIZES[0])
    return (
      <Typography role="status" variant="body2" color="textSecondary" sx={{ ml: 'auto', mr: 2 }}>
        {count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'row' : 'rows'}`}
      </Typography>
    );
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={[...PAGE_SIZES]}
      onPageChange={(_event, next) => {
        onPageChange(next, size);
      }}
      onRowsPerPageChange={(event) => {
        onPageChange(0, Number(event.target.value));
      }}
      sx={PAGER}
    />
  );
}

const PAGE_SIZES = [50, 100] as const;

/** Quiet, with their first icon over the table's edge. */
const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 44,
  mb: 1,
  '& > button': { px: 1.5 },
  '& > button:first-of-type': { ml: -1.5 },
  '& > button:not([aria-pressed="true"])': { color: 'text.primary' },
  '@media print': { display: 'none' },
} as const;

const PAGER = {
  ml: 'auto',
  overflow: 'visible',
  color: 'text.secondary',
  '& .MuiTablePagination-toolbar': { minHeight: 44, p: 0 },
  '& .MuiInputBase-root': { minHeight: 44, ml: 0.5, mr: 2 },
  '& .MuiTablePagination-actions': { ml: 1 },
  '& button': { width: 44, height: 44 },
} as const;
