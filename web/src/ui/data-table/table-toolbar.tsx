import { CheckBox } from '../icons/check-box.tsx';
import { CheckBoxOutlineBlank } from '../icons/check-box-outline-blank.tsx';
import { FileDownloadOutlined as Download } from '../icons/file-download-outlined.tsx';
import { FilterList } from '../icons/filter-list.tsx';
import { ViewColumnOutlined as ViewColumn } from '../icons/view-column-outlined.tsx';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { TableExport } from './data-table-props.ts';
import { ROW_MS } from '../motion.ts';
import { UNSEEN } from '../unseen.ts';
import * as common from '../texts.ts';
import * as texts from './texts.ts';

/** The tools of a table: choose its columns, filter, export, print. A search is the list's own. */
export function TableToolbar<T>({
  columns,
  shown,
  onSwitch,
  areFiltersOpen,
  onFiltersToggle,
  exports = [],
  onExport,
  onPrint,
  count,
}: {
  readonly columns: readonly string[];
  readonly shown: ReadonlySet<string>;
  /** Shows or hides a column. */
  readonly onSwitch: (column: string) => void;
  readonly areFiltersOpen: boolean;
  readonly onFiltersToggle: () => void;
  /** What can be downloaded beside the table itself. */
  readonly exports?: readonly TableExport<T>[] | undefined;
  /** @param as left out: the table itself */
  readonly onExport: (as?: TableExport<T>) => void;
  readonly onPrint: () => void;
  /** Rows of all pages, which are downloaded. */
  readonly count: number;
}): React.JSX.Element {
  return (
    <Box sx={BAR}>
      <MenuButton isFirst label={texts.columns()} icon={<ViewColumn fontSize="small" />}>
        {() =>
          columns.map((column) => (
            <MenuItem
              key={column}
              role="menuitemcheckbox"
              aria-checked={shown.has(column)}
              onClick={() => {
                onSwitch(column);
              }}
            >
              {shown.has(column) ? (
                <CheckBox color="primary" sx={{ marginInlineEnd: 1 }} />
              ) : (
                <CheckBoxOutlineBlank sx={{ marginInlineEnd: 1 }} />
              )}
              {column}
            </MenuItem>
          ))
        }
      </MenuButton>
      <Button
        startIcon={<FilterList fontSize="small" />}
        title={texts.filters()}
        aria-pressed={areFiltersOpen}
        sx={toolStyle()}
        onClick={onFiltersToggle}
      >
        <Word>{texts.filters()}</Word>
      </Button>
      <MenuButton label={texts.exportRows()} icon={<Download fontSize="small" />}>
        {(close) => [
          ...[undefined, ...exports].map((as, index) => (
            <MenuItem
              key={index}
              onClick={() => {
                close();
                onExport(as);
              }}
            >
              {as ? texts.downloadNamed({ name: as.nameOf(count) }) : texts.download()}
            </MenuItem>
          )),
          <MenuItem
            key="print"
            onClick={() => {
              close();
              onPrint();
            }}
          >
            {texts.print()}
          </MenuItem>,
        ]}
      </MenuButton>
    </Box>
  );
}

function MenuButton({
  label,
  icon,
  isFirst = false,
  children,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isFirst?: boolean;
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
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={toolStyle(isFirst)}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <Word isFirst={isFirst}>{label}</Word>
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

/** Where the words do not fit beside the search, that of the columns first. */
const withoutWords = (isFirst: boolean): string => `@container (max-width: ${isFirst ? 328 : 276}px)`;

function Word({
  isFirst = false,
  children,
}: {
  readonly isFirst?: boolean;
  readonly children: string;
}): React.JSX.Element {
  return (
    <Box component="span" sx={{ [withoutWords(isFirst)]: UNSEEN }}>
      {children}
    </Box>
  );
}

/** How many rows there are, under them. */
export function RowCount({ count }: { readonly count: number }): React.JSX.Element {
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={COUNT}>
      {count === 0 ? common.nothingFound() : texts.rows({ count })}
    </Typography>
  );
}

/** Which of the rows are shown. */
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
      labelRowsPerPage={texts.rowsPerPage()}
      labelDisplayedRows={({ from, to }) => texts.rowsShown({ from, to, count })}
      getItemAriaLabel={(item) => texts.goToPage({ item })}
      slotProps={{
        toolbar: { style: { minHeight: 44, padding: 0 } },
        select: { sx: { minHeight: 44, marginInlineStart: 0.5, marginInlineEnd: 2 } },
        actions: { previousButton: { sx: STEP }, nextButton: { sx: STEP } },
      }}
      sx={PAGER}
    />
  );
}

export const PAGE_SIZES = [50, 100] as const;

const BAR = {
  display: 'flex',
  justifyContent: 'end',
  marginInlineEnd: -1.5,
  '@container (max-width: 456px)': { marginInlineEnd: -1 },
  '@container (max-width: 276px)': { marginInlineEnd: 0 },
  '@media print': { display: 'none' },
} as const;

/** Quiet, unless it is on. */
function toolStyle(isFirst = false): SxProps<Theme> {
  return {
    px: 1.5,
    '&:not([aria-pressed="true"])': { color: 'text.primary' },
    '@container (max-width: 456px)': { px: 1 },
    [withoutWords(isFirst)]: { minWidth: 44 },
  };
}

const COUNT = { mt: 1, marginInlineEnd: 2, textAlign: 'end', '@media print': { display: 'none' } } as const;

const PAGER = {
  overflow: 'visible',
  '@media print': { display: 'none' },
  color: 'text.secondary',
  '& .MuiTablePagination-actions': { marginInlineStart: 1 },
} as const;
const STEP = { width: 44, height: 44 } as const;
