import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useId, useState } from 'react';
import { Button } from './button.tsx';
import { Surface } from './surface.tsx';

interface ChartCardProps {
  readonly title: string;
  /** The unit of the first column, such as 'Hour', and the counts. */
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [name: string, count: number])[];
}

const HEIGHT = 180;
/** From this length names do not fit under a bar, so the bars are horizontal. */
const LONG_NAME = 10;
const COUNTS = { tickMinStep: 1 } as const;
/** Zeros alone give the axis no length. */
const NOTHING_COUNTED = { ...COUNTS, min: 0, max: 1 } as const;

/** A small bar chart with its data as a table. The charts are large: load this module lazily. */
export function ChartCard({ title, head, rows }: ChartCardProps): React.JSX.Element {
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  const names = { data: rows.map(([name]) => name), scaleType: 'band' } as const;
  const counts = rows.some(([, count]) => count > 0) ? COUNTS : NOTHING_COUNTED;
  const isLong = rows.some(([name]) => name.length > LONG_NAME);
  return (
    <Surface component="section" aria-labelledby={id} radius="card" sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography id={id} component="h2" variant="lead" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        <Button
          aria-pressed={isTable}
          aria-label={`${title} as a table`}
          onClick={() => {
            setIsTable(!isTable);
          }}
        >
          Table
        </Button>
      </Box>
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
            height={HEIGHT}
            hideLegend
            skipAnimation
            disableKeyboardNavigation
            margin={{ left: 0, right: 12, top: 12, bottom: 0 }}
            colors={['var(--mui-palette-edge)']}
            {...(isLong
              ? { layout: 'horizontal', yAxis: [{ ...names, width: 130 }], xAxis: [counts] }
              : { xAxis: [names], yAxis: [{ ...counts, width: 32 }] })}
            series={[{ data: rows.map(([, count]) => count), label: head[1] }]}
          />
        </div>
      )}
    </Surface>
  );
}
