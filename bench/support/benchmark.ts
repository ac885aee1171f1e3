import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../tools/build-all.ts';
import { fail } from '../../tools/fail.ts';
import { startScript, type Options, type Values } from '../../tools/options.ts';
import { isPortOpen } from '../../local/ports.ts';
import { PORTS, SITE_ADDRESS } from '../../local/suite.ts';
import { drawCurves, type Series } from './chart.ts';

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Such as `<= 25`. */
  readonly goal?: string;
}

/** The results of a benchmark, stored under `bench/results` at its end. */
export class Results {
  readonly #name: string;
  readonly #folder: string;
  readonly #figures: Figure[] = [];
  readonly #curves: { readonly title: string; readonly unit: string; readonly series: Series }[] = [];

  constructor(name: string, folder = path.join(ROOT, 'bench/results')) {
    this.#name = name;
    this.#folder = folder;
  }

  figure(name: string, value: number, unit: string, goal?: string): void {
    this.#figures.push({ name, value, unit, ...(goal !== undefined && { goal }) });
  }

  /** Values whose whole distribution is of interest. */
  curve(title: string, unit: string, series: Series): void {
    const rounded = Object.entries(series).map(([name, values]) => [
      name,
      values.map((value) => Math.round(value * 100) / 100),
    ]);
    this.#curves.push({ title, unit, series: Object.fromEntries(rounded) as Series });
  }

  /** Replaces the results of an earlier run: figures and values as JSON, and a drawing of each curve. */
  save(): void {
    mkdirSync(this.#folder, { recursive: true });
    const machine = { processors: cpus().length, model: cpus()[0]?.model ?? '', node: process.version };
    const found = { benchmark: this.#name, at: new Date().toISOString(), machine, figures: this.#figures };
    const file = path.join(this.#folder, `${this.#name}.json`);
    writeFileSync(file, `${JSON.stringify({ ...found, curves: this.#curves }, null, 1)}\n`);
    for (let number = 1; number <= 9; number += 1) rmSync(this.#drawing(number), { force: true });
    for (const [index, { title, unit, series }] of this.#curves.entries()) {
      writeFileSync(this.#drawing(index + 1), drawCurves(title, unit, series));
    }
    console.log(`Kept in ${path.relative(process.cwd(), file)}, curves beside it.`);
  }

  #drawing(number: number): string {
    return path.join(this.#folder, `${this.#name}-${number}.svg`);
  }
}

/** Starts a benchmark: parses its options and collects its results. Exits with one sentence where it cannot run. */
export async function startBenchmark<const O extends Options>({
  name,
  does,
  options,
  needsSuite,
}: {
  readonly name: string;
  readonly does: string;
  readonly options?: O;
  readonly needsSuite: boolean;
}): Promise<{ readonly options: Values<O>; readonly results: Results }> {
  const script = {
    call: `npm run bench:${name}`,
    does: needsSuite ? `${does}\nNeeds the running suite: npm start, in another window.` : does,
    ...(options && { options }),
  };
  const { options: values } = startScript(script);
  if (needsSuite && !(await isPortOpen(PORTS.hosting)))
    fail(`The suite does not run at ${SITE_ADDRESS}: start it first, with npm start.`);
  return { options: values, results: new Results(name) };
}
