import { useEffect, useRef, useState } from 'react';
import type { FailureReason } from '../../lib/loadable.ts';
import { download } from '../../lib/download.ts';
import { serverNowMs } from '../../lib/server-clock.ts';
import { downloadCsv } from '../../ui/data-table/export-rows.ts';
import { SUBJECT_NAMES, SUBJECTS, type Days, type SubjectName, type Taking } from './subjects.ts';
import * as texts from './texts.ts';

/** What is taken: a subject as CSV, or all of them as one file. */
export type Asked = SubjectName | 'everything';

export type TakingState =
  | { readonly status: 'idle' }
  | { readonly status: 'cancelled' }
  | { readonly status: 'reading'; readonly asked: Asked; readonly subject: SubjectName; readonly count: number }
  /** Nothing was written. What was read is kept, until somebody goes on or takes something else. */
  | {
      readonly status: 'stopped';
      readonly asked: Asked;
      readonly subject: SubjectName;
      readonly count: number;
      readonly reason: FailureReason;
      /** What was not begun. */
      readonly missing: readonly SubjectName[];
    }
  | { readonly status: 'taken'; readonly asked: Asked; readonly name: string; readonly count: number };

interface Job {
  readonly asked: Asked;
  readonly days: Days;
  readonly takings: readonly (readonly [SubjectName, Taking])[];
  readonly abort: AbortController;
}

/** Reads page after page what somebody takes, and writes the file once all of it is there. */
export function useTaking(): {
  readonly state: TakingState;
  readonly take: (asked: Asked, days: Days) => void;
  readonly goOn: () => void;
  readonly cancel: () => void;
} {
  const [state, setState] = useState<TakingState>({ status: 'idle' });
  const job = useRef<Job | null>(null);
  useEffect(
    () => () => {
      job.current?.abort.abort();
    },
    [],
  );

  const run = async ({ asked, days, takings, abort: { signal } }: Job): Promise<void> => {
    for (const [at, [subject, taking]] of takings.entries()) {
      const reading = (): void => {
        if (!signal.aborted) setState({ status: 'reading', asked, subject, count: taking.got() });
      };
      reading();
      // oxlint-disable-next-line no-await-in-loop -- one subject after the other: a house has other work
      const answer = await taking.read({ signal, onPage: reading });
      if (signal.aborted) return;
      if (!answer.ok) {
        const missing = takings.slice(at + 1).map(([name]) => name);
        setState({ status: 'stopped', asked, subject, count: taking.got(), reason: answer.failure, missing });
        return;
      }
    }
    job.current = null;
    const name = write(asked, days, takings);
    const count = takings.reduce((sum, [, taking]) => sum + taking.count(), 0);
    setState({ status: 'taken', asked, name, count });
  };

  return {
    state,
    take: (asked, days) => {
      const names = asked === 'everything' ? SUBJECT_NAMES : [asked];
      job.current?.abort.abort();
      const takings = names.map((name) => [name, SUBJECTS[name].begin(days)] as const);
      job.current = { asked, days, takings, abort: new AbortController() };
      void run(job.current);
    },
    goOn: () => {
      if (job.current) void run(job.current);
    },
    cancel: () => {
      job.current?.abort.abort();
      job.current = null;
      setState({ status: 'cancelled' });
    },
  };
}

/** What a reader of the one file tells it by. */
const VERSION = 1;

/** @returns the name of the file */
function write(asked: Asked, days: Days, takings: Job['takings']): string {
  const span = [days.from, days.to].filter((day) => day !== '').join('–');
  if (asked === 'everything') {
    const name = `${[texts.file(), span].filter((part) => part !== '').join(' ')}.json`;
    const head = { foodhouse: VERSION, takenAt: new Date(serverNowMs()).toISOString(), ...(span !== '' && { days }) };
    download(
      name,
      jsonParts(Object.assign({}, head, ...takings.map(([, taking]) => taking.json()))),
      'application/json',
    );
    return name;
  }
  const [[subject, taking] = []] = takings;
  if (!subject || !taking) return '';
  const { label } = SUBJECTS[subject];
  const name = 'isOfDays' in SUBJECTS[subject] && span !== '' ? `${label} ${span}` : label;
  downloadCsv(name, taking.csv());
  return `${name}.csv`;
}

/** Each entry of a list by itself: one text of a whole house may be longer than a browser takes. */
function jsonParts(file: Readonly<Record<string, unknown>>): readonly string[] {
  const parts = Object.entries(file).flatMap(([name, value], at) => {
    const begin = `${at === 0 ? '{' : ','}\n${JSON.stringify(name)}: `;
    if (!Array.isArray(value)) return [begin + JSON.stringify(value)];
    return [`${begin}[`, ...value.map((one, index) => `${index === 0 ? '\n' : ',\n'}${JSON.stringify(one)}`), '\n]'];
  });
  return [...parts, '\n}\n'];
}
