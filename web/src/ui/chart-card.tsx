import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { IS_RTL } from '../lib/direction.ts';
import { Button } from './button.tsx';
import { RADII } from './radii.ts';
import { Surface } from './surface.tsx';
import { UNSEEN } from './unseen.ts';
import * as texts from './texts.ts';

interface ChartCardProps {
  readonly title: string;
  /** The unit of the first column, such as 'Hour', and the counts. */
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [name: string, count: number])[];
  readonly sx?: SxProps<Theme>;
}

/** Of the columns, which fill what is left of their card. */
const MIN_HEIGHT = { xs: 140, sm: 176 } as const;
/** Over the longest column there is room for its number. */
const HEADROOM = 1.25;
const NO_LINE = { disableLine: true, disableTicks: true } as const;
/** Without a height of its own the chart would grow with its card, and the card with it. */
const COLUMNS = {
  position: 'relative',
  flexGrow: 1,
  minHeight: MIN_HEIGHT,
  fontVariantNumeric: 'tabular-nums',
} as const;
/** Where a text begins is a place in the picture. */
const FILLING = { position: 'absolute', inset: 0, ...(IS_RTL && { direction: 'ltr' }) } as const;
const COUNT = { fill: 'var(--mui-palette-text-secondary)' } as const;
const COLOURS = { done: 'var(--mui-palette-edge)', current: 'var(--mui-palette-info-main)' } as const;

/**
 * Counts as columns in their own order, with a table of them. The charts are large: load this module lazily.
 * @param props.current the row that is still being counted, which stands out; null for none
 */
export function ChartCard({
  title,
  head,
  rows,
  current,
  shortOf = (name) => name,
  sx = {},
}: ChartCardProps & {
  readonly current: { readonly name: string; readonly label: string } | null;
  /** A name as it stands under its column; as it is when left out. */
  readonly shortOf?: (name: string) => string;
}): React.JSX.Element {
  const [isTable, setIsTable] = useState(false);
  const most = Math.max(1, ...rows.map(([, count]) => count));
  const names = rows.map(([name]) => name);
  return (
    <Card
      title={title}
      sx={sx}
      aside={
        <>
          {current && rows.some(([name, count]) => name === current.name && count > 0) && (
            <Typography variant="caption" color="textSecondary" sx={{ marginInlineStart: 'auto' }}>
              <Dot colour="info.main" /> {current.label}
            </Typography>
          )}
          <Button
            aria-pressed={isTable}
            aria-label={texts.asATable({ title })}
            sx={TO_THE_EDGE}
            onClick={() => {
              setIsTable(!isTable);
            }}
          >
            {texts.table()}
          </Button>
        </>
      }
    >
      {isTable ? (
        <Box component="table" sx={{ width: 1 }}>
          <Head names={head} sx={PLAIN_CELL} />
          <tbody>
            {rows.map(([name, count]) => (
              <tr key={name}>
                <Cell sx={PLAIN_CELL}>{name}</Cell>
                <Cell sx={PLAIN_CELL}>{count}</Cell>
              </tr>
            ))}
          </tbody>
        </Box>
      ) : (
        <Box aria-hidden="true" sx={COLUMNS}>
          <BarChart
            sx={FILLING}
            hideLegend
            borderRadius={6}
            skipAnimation
            disableKeyboardNavigation
            margin={0}
            xAxis={[
              {
                data: names,
                scaleType: 'band',
                reverse: IS_RTL,
                valueFormatter: (name: string, { location }) => (location === 'tick' ? shortOf(name) : name),
                ...NO_LINE,
                colorMap: {
                  type: 'ordinal',
                  values: names,
                  colors: names.map((name) => (name === current?.name ? COLOURS.current : COLOURS.done)),
                },
              },
            ]}
            slotProps={{ barLabel: { style: COUNT } }}
            yAxis={[{ min: 0, max: most * HEADROOM, position: 'none' }]}
            series={[
              {
                data: rows.map(([, count]) => count),
                label: head[1],
                barLabel: ({ value }) => (value ? String(value) : null),
                barLabelPlacement: 'outside',
              },
            ]}
          />
        </Box>
      )}
    </Card>
  );
}

/**
 * Counts from the highest to the lowest: a table whose rows have bars, unless all are equal.
 * @param props.none what is said without a row
 */
export function RankCard({ title, head, rows, none }: ChartCardProps & { readonly none: string }): React.JSX.Element {
  const counts = rows.map(([, count]) => count);
  const most = Math.max(...counts);
  const isTie = most === Math.min(...counts);
  if (rows.length === 0)
    return (
      <Card title={title}>
        <Typography>{none}</Typography>
      </Card>
    );
  return (
    <Card title={title}>
      <Box component="table" sx={RANKS}>
        <Head names={head} sx={{}} isUnseen />
        <tbody>
          {rows.map(([name, count]) => (
            <Box
              component="tr"
              key={name}
              sx={BAR}
              style={isTie ? {} : { backgroundSize: `${(count / most) * 100}% 4px` }}
            >
              <Cell sx={RANK_NAME}>{name}</Cell>
              <Cell sx={RANK_COUNT}>{count}</Cell>
            </Box>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

/** Amounts under a name each, in columns. */
export function SumsCard({
  title,
  head,
  rows,
  total,
  sx = {},
}: {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [name: string, ...amounts: string[]])[];
  /** The name of the row that sums up those before it. */
  readonly total?: string;
  readonly sx?: SxProps<Theme>;
}): React.JSX.Element {
  return (
    <Card title={title} sx={sx}>
      <Box component="table" sx={SUMS}>
        <Head names={head} sx={SUM_HEAD} />
        <tbody>
          {rows.map(([name, ...amounts]) => (
            <tr key={name}>
              <Cell scope="row" sx={name === total ? TOTAL_HEAD : SUM_HEAD}>
                {name}
              </Cell>
              {amounts.map((amount, index) => (
                <Cell key={head[index + 1]} sx={name === total ? TOTAL : SUM}>
                  {amount}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

/** Where the card is higher than they are, its rows share what is left. */
const SUMS = {
  width: 1,
  flexGrow: 1,
  borderSpacing: 0,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
} as const;
const SUM = { height: 28, p: 0, textAlign: 'end' } as const;
const SUM_HEAD = {
  ...SUM,
  fontWeight: 400,
  color: 'text.secondary',
  '&:first-of-type': { textAlign: 'start' },
} as const;
const OF_TOTAL = { fontWeight: 700, color: 'text.primary' } as const;
const TOTAL = { ...SUM, ...OF_TOTAL } as const;
const TOTAL_HEAD = { ...SUM_HEAD, ...OF_TOTAL } as const;

/** Parts of a whole as one bar, each part in a colour of the palette, with the counts below. */
export function SharesCard({
  title,
  parts,
  isUpright = false,
  sx = {},
}: {
  readonly title: string;
  readonly parts: readonly { readonly name: string; readonly count: number; readonly colour: string }[];
  /** On a desktop the counts one below the other, as far apart as the card is high. */
  readonly isUpright?: boolean;
  readonly sx?: SxProps<Theme>;
}): React.JSX.Element {
  return (
    <Card title={title} sx={sx}>
      <Box aria-hidden="true" sx={SHARES}>
        {parts.map(({ name, count, colour }) => (
          <Box key={name} sx={{ bgcolor: colour }} style={{ flexGrow: count }} />
        ))}
      </Box>
      <Box component="dl" sx={[LEGEND, isUpright && UPRIGHT]}>
        {parts.map(({ name, count, colour }) => (
          <Box key={name} sx={PART}>
            <dt>
              <Dot colour={colour} /> {name}
            </dt>
            <Box component="dd" sx={PART_COUNT}>
              {count}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function Card({
  title,
  aside,
  sx = {},
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}): React.JSX.Element {
  const id = useId();
  return (
    <Surface component="section" aria-labelledby={id} radius="card" sx={[CARD, sx].flat()}>
      <Box sx={HEAD}>
        <Typography id={id} component="h2" variant="lead" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Surface>
  );
}

const CARD = { display: 'flex', flexDirection: 'column', p: 2, pt: 1.25, minWidth: 0 } as const;
const TO_THE_EDGE = { px: 1.5, marginInlineEnd: -1.5 } as const;
const HEAD = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, minHeight: 44 } as const;

/** The names of the columns of a table. */
function Head({
  names,
  isUnseen = false,
  sx,
}: {
  readonly names: readonly string[];
  readonly isUnseen?: boolean;
  readonly sx: SxProps<Theme>;
}): React.JSX.Element {
  return (
    <Box component="thead" sx={isUnseen ? UNSEEN : null}>
      <tr>
        {names.map((name) => (
          <Cell key={name} scope="col" sx={sx}>
            {name}
          </Cell>
        ))}
      </tr>
    </Box>
  );
}

/** With a scope it is a head. */
function Cell({
  scope,
  ...props
}: {
  readonly scope?: 'col' | 'row';
  readonly sx: SxProps<Theme>;
  readonly children: ReactNode;
}): React.JSX.Element {
  return scope ? <Box component="th" scope={scope} {...props} /> : <Box component="td" {...props} />;
}

const PLAIN_CELL = { textAlign: 'start', py: 0.25 } as const;

function Dot({ colour }: { readonly colour: string }): React.JSX.Element {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        display: 'inline-block',
        width: 10,
        height: 10,
        marginInlineEnd: 0.25,
        borderRadius: '50%',
        bgcolor: colour,
      }}
    />
  );
}

const RANKS = {
  width: 1,
  borderSpacing: 0,
  typography: 'body2',
} as const;
const BAR = {
  background: `linear-gradient(var(--mui-palette-edge) 0 0) ${IS_RTL ? '100%' : '0'} calc(100% - 2px) / 0 0 no-repeat`,
} as const;
const RANK = { height: 34, p: 0, pb: '6px', fontVariantNumeric: 'tabular-nums' } as const;
const RANK_NAME = {
  ...RANK,
  width: 1,
  maxWidth: 0,
  paddingInlineEnd: 1.5,
  fontWeight: 400,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const RANK_COUNT = { ...RANK, fontWeight: 700, textAlign: 'end' } as const;

const SHARES = {
  display: 'flex',
  flexShrink: 0,
  gap: '2px',
  height: 14,
  mt: 0.5,
  mb: 1.5,
  borderRadius: RADII.small,
  overflow: 'hidden',
  bgcolor: 'action.selected',
} as const;

const LEGEND = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  typography: 'body2',
} as const;
const UPRIGHT = {
  '@media (min-width: 1280px)': { flexGrow: 1, gridTemplateColumns: '1fr', alignContent: 'space-evenly' },
} as const;
const PART = { display: 'flex', justifyContent: 'space-between', gap: 1 } as const;
const PART_COUNT = { m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' } as const;
