import { quantile } from './statistics.ts';

/** Measured values by name. */
export type Series = Readonly<Record<string, readonly number[]>>;

const [WIDTH, HEIGHT] = [720, 400];
const PLOT = { left: 64, right: 32, top: 48, bottom: 92 };
const STEPS = 100;
const COLOURS = ['#2563eb', '#d97706', '#059669', '#dc2626', '#7c3aed', '#0891b2', '#be185d', '#4d7c0f'];

/** Draws the cumulative distribution of each series: the share from left to right, the value upwards. */
export function drawCurves(title: string, unit: string, series: Series): string {
  const lines = Object.entries(series).filter(([, values]) => values.length > 0);
  const top = roundUp(Math.max(...lines.flatMap(([, values]) => values), Number.MIN_VALUE));
  const x = (share: number): number => PLOT.left + share * (WIDTH - PLOT.left - PLOT.right);
  const y = (value: number): number => HEIGHT - PLOT.bottom - (value / top) * (HEIGHT - PLOT.top - PLOT.bottom);
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    `<path class="grid" d="M${x(0)} ${at(y(top * share))}H${x(1)}"/>`,
    `<text x="${PLOT.left - 8}" y="${at(y(top * share) + 4)}" text-anchor="end">${Number((top * share).toPrecision(3))}</text>`,
    `<text x="${at(x(share))}" y="${HEIGHT - PLOT.bottom + 18}" text-anchor="middle">${share * 100} %</text>`,
  ]);
  const curves = lines.map(([name, values], index) => {
    const points = Array.from({ length: STEPS + 1 }, (_, step) => {
      const share = step / STEPS;
      return `${at(x(share))},${at(y(quantile(values, share)))}`;
    });
    const colour = COLOURS[index % COLOURS.length];
    const legendX = PLOT.left + (index % 3) * 216;
    const legendY = HEIGHT - 34 + Math.floor(index / 3) * 16;
    return [
      `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${points.join(' ')}"/>`,
      `<text x="${legendX}" y="${legendY}" style="fill:${colour}">${escape(name)}</text>`,
    ].join('\n');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(title)}">`,
    '<style>text{font:12px system-ui,sans-serif;fill:#374151}.grid{stroke:#e5e7eb}</style>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${PLOT.left}" y="26" style="font-size:15px">${escape(unit === '' ? title : `${title}, ${unit}`)}</text>`,
    `<text x="${x(1)}" y="${HEIGHT - PLOT.bottom + 36}" text-anchor="end">of the values lie below the line</text>`,
    ...grid,
    ...curves,
    '</svg>\n',
  ].join('\n');
}

/** Rounds up to one significant digit: 37 becomes 40. */
function roundUp(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / magnitude) * magnitude;
}

function at(coordinate: number): string {
  return coordinate.toFixed(1);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
