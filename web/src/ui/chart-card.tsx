import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { RADII } from './radii.ts';
import { Surface } from './surface.tsx';

interface ChartCardProps {
  readonly title: string;
  /** The unit of the first column, such as 'Hour', and the counts. */
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [name: string, count: number])[];
}

/** Heights in pixels of the bars of a column chart. */
const HEIGHT = { phone: 128, wide: 180 } as const;
const PHONE = '(max-width: 599.95px)';
const COUNTS = { tickMinStep: 1, width: 32 } as const;
/** Zeros alone give the axis no length. */
const NOTHING_COUNTED = { ...COUNTS, min: 0, max: 1 } as const;
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
}: ChartCardProps & {
  readonly current: { readonly name: string; readonly label: string } | null;
}): React.JSX.Element {
  const [isTable, setIsTable] = useState(false);
  const isPhone = useMediaQuery(PHONE);
  const names = rows.map(([name]) => name);
  return (
    <Card
      title={title}
      aside={
        <>
          {current && (
            <Typography variant="caption" color="textSecondary" sx={{ ml: 'auto' }}>
              <Dot colour="info.main" /> {current.label}
            </Typography>
          )}
          <Button
            aria-pressed={isTable}
            aria-label={`${title} as a table`}
            onClick={() => {
              setIsTable(!isTable);
            }}
          >
            Table
          </Button>
        </>
      }
    >
      {isTable ? (
        <Box component="table" sx={{ width: 1, '& th, & td': { textAlign: 'left', py: 0.25 } }}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, count]) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      ) : (
        <div aria-hidden="true">
          <BarChart
            height={isPhone ? HEIGHT.phone : HEIGHT.wide}
            hideLegend
            skipAnimation
            disableKeyboardNavigation
            margin={{ left: 0, right: 12, top: 12, bottom: 0 }}
            xAxis={[
              {
                data: names,
                scaleType: 'band',
                colorMap: {
                  type: 'ordinal',
                  values: names,
                  colors: names.map((name) => (name === current?.name ? COLOURS.current : COLOURS.done)),
                },
              },
            ]}
            yAxis={[rows.some(([, count]) => count > 0) ? COUNTS : NOTHING_COUNTED]}
            series={[{ data: rows.map(([, count]) => count), label: head[1] }]}
          />
        </div>
      )}
    </Card>
  );
}

/** Counts from the highest to the lowest: a table whose rows have bars, of a colour of the palette. */
export function RankCard({
  title,
  head,
  rows,
  colour,
}: ChartCardProps & { readonly colour: string }): React.JSX.Element {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <Card title={title}>
      <Box component="table" sx={RANKS}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, count]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>
                <Box component="span" sx={{ bgcolor: colour }} style={{ width: `${(count / most) * 75}%` }} />
                {count}
              </td>
            </tr>
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
}: {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [name: string, ...amounts: string[]])[];
}): React.JSX.Element {
  return (
    <Card title={title}>
      <Box component="table" sx={SUMS}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...amounts]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {amounts.map((amount, index) => (
                <td key={head[index + 1]}>{amount}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

const SUMS = {
  width: 1,
  borderSpacing: 0,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { height: 28, p: 0, textAlign: 'right' },
  '& th': { fontWeight: 400, color: 'text.secondary' },
  '& th:first-of-type': { textAlign: 'left' },
} as const;

/** Parts of a whole as one bar, each part in a colour of the palette, with the counts below. */
export function SharesCard({
  title,
  parts,
}: {
  readonly title: string;
  readonly parts: readonly { readonly name: string; readonly count: number; readonly colour: string }[];
}): React.JSX.Element {
  return (
    <Card title={title}>
      <Box aria-hidden="true" sx={SHARES}>
        {parts.map(({ name, count, colour }) => (
          <Box key={name} sx={{ bgcolor: colour }} style={{ flexGrow: count }} />
        ))}
      </Box>
      <Box component="dl" sx={LEGEND}>
        {parts.map(({ name, count, colour }) => (
          <div key={name}>
            <dt>
              <Dot colour={colour} /> {name}
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </Box>
    </Card>
  );
}

function Card({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}): React.JSX.Element {
  const id = useId();
  return (
    <Surface component="section" aria-labelledby={id} radius="card" sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, minHeight: 44 }}>
        <Typography id={id} component="h2" variant="lead" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Surface>
  );
}

function Dot({ colour }: { readonly colour: string }): React.JSX.Element {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ display: 'inline-block', width: 10, height: 10, mr: 0.25, borderRadius: '50%', bgcolor: colour }}
    />
  );
}

const BAR_HEIGHT = 14;

const RANKS = {
  width: 1,
  borderSpacing: 0,
  typography: 'body2',
  tableLayout: 'fixed',
  '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& td': { height: 28, p: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& td:first-of-type': {
    width: '42%',
    pr: 1.5,
    fontWeight: 400,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td > span': {
    display: 'inline-block',
    verticalAlign: 'middle',
    height: BAR_HEIGHT,
    mr: 1,
    borderRadius: RADII.small,
  },
} as const;

const SHARES = {
  display: 'flex',
  gap: '2px',
  height: BAR_HEIGHT,
  mb: 1.5,
  borderRadius: RADII.small,
  overflow: 'hidden',
  bgcolor: 'action.selected',
} as const;

const LEGEND = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  typography: 'body2',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 1 },
  '& dd': { m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
} as const;
