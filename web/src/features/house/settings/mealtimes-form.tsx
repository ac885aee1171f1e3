import {
  mealtimeLabel,
  MEALTIMES,
  mealtimeWord,
  parseSaveHouseRequest,
  type DayHours,
  type Mealtime,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useId, useRef, useState } from 'react';
import { WITH_LINKS } from '../../../ui/widths.ts';
import { DayBar, DayScale } from './day-bar.tsx';
import { FromTo } from './from-to.tsx';
import { Tick } from './fields.tsx';
import { LINE, NAME, TIME } from './house-styles.ts';
import { Section } from './house-section.tsx';
import { PartForm } from './part-form.tsx';
import { NEXT_DAY_PX, NextDay } from './next-day.tsx';
import { mealtimesDtoOf, mealtimesOf, type MealtimesValues } from './mealtimes-values.ts';
import { NeverServed } from './never-served.tsx';
import { elsewhere } from './refused-fields.ts';
import { bodyOf, useSave, type PartProps } from './use-save.ts';
import * as texts from './texts.ts';

/** When foods of a mealtime are served. */
export function MealtimesForm(props: PartProps): React.JSX.Element {
  const { house } = props;
  const [values, setValues] = useState(() => mealtimesOf(house));
  const [saved, setSaved] = useState(values);
  /** The paths of times that the house does not take. */
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const { save, setProblem, ...state } = useSave(props, texts.mealtimesAreSaved(), (fields) => {
    const isTime = (path: string): boolean => path.startsWith('mealtimes.');
    setWrong(Object.keys(fields).filter(isTime));
    const other = Object.keys(fields).find((path) => !isTime(path));
    return other === undefined ? null : elsewhere(fields[other]);
  });
  const change = (changes: Partial<MealtimesValues>): void => {
    setProblem(null);
    setWrong([]);
    setValues({ ...values, ...changes });
  };
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong.length > 0) rows.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const submit = async (): Promise<void> => {
    setWrong([]);
    if (await save(dto)) setSaved(values);
  };
  const isDirty = JSON.stringify(values) !== JSON.stringify(saved);
  const dto = mealtimesDtoOf(values);
  const isFit = parseSaveHouseRequest(bodyOf(house, dto)).ok;
  return (
    <PartForm
      {...props}
      {...state}
      button={texts.saveTheMealtimes()}
      isDirty={isDirty}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Section title={texts.mealtimes()} text={texts.mealtimesHelp()}>
        <div ref={rows}>
          <Box aria-hidden="true" sx={HEAD_OF_TIMES}>
            <span />
            <span>{texts.from()}</span>
            <span>{texts.to()}</span>
            <DayScale dayStart={house.dayStart} />
          </Box>
          {MEALTIMES.map((mealtime) => (
            <MealtimeRow
              key={mealtime}
              mealtime={mealtime}
              hours={values.hours[mealtime]}
              wrong={wrong}
              dayStart={house.dayStart}
              onChange={(changes) => {
                change({ hours: { ...values.hours, [mealtime]: { ...values.hours[mealtime], ...changes } } });
              }}
            />
          ))}
        </div>
        <Tick
          checked={values.isEnforced}
          onChange={({ target }) => {
            change({ isEnforced: target.checked });
          }}
          sx={REFUSE}
        >
          {texts.refuseUnserved()}
        </Tick>
      </Section>
      <NeverServed isDirty={isDirty} house={{ ...house, ...(isFit && dto) }} />
    </PartForm>
  );
}

function MealtimeRow({
  mealtime,
  hours,
  wrong,
  dayStart,
  onChange,
}: {
  readonly mealtime: Mealtime;
  readonly hours: DayHours;
  readonly wrong: readonly string[];
  readonly dayStart: string;
  readonly onChange: (changes: Partial<DayHours>) => void;
}): React.JSX.Element {
  const id = useId();
  const word = mealtimeLabel(mealtime);
  const isWrong = {
    from: wrong.includes(`mealtimes.${mealtime}.from`),
    to: wrong.includes(`mealtimes.${mealtime}.to`),
  };
  const marks = { 'aria-invalid': true, 'aria-describedby': id } as const;
  return (
    <Box role="group" aria-label={texts.hoursOf({ mealtime: mealtimeWord(mealtime) })} sx={MEALTIME}>
      <Box sx={NAME}>{word}</Box>
      <Box sx={TIMES}>
        <FromTo
          type="time"
          labels={[texts.mealtimeFrom({ mealtime: word }), texts.mealtimeTo({ mealtime: word })]}
          value={hours}
          marks={{ from: isWrong.from ? marks : {}, to: isWrong.to ? marks : {} }}
          sx={TIME}
          onChange={onChange}
        />
        <NextDay period={hours} />
      </Box>
      <DayBar openings={{ before: [hours], own: [hours], after: [hours] }} dayStart={dayStart} />
      {(isWrong.from || isWrong.to) && (
        <FormHelperText component="div" id={id} error sx={WRONG}>
          {texts.mealtimeSample()}
        </FormHelperText>
      )}
    </Box>
  );
}

const TIMES_PX = 184;
const COLUMNS = {
  xs: `96px ${TIMES_PX + NEXT_DAY_PX.xs}px minmax(0, 1fr)`,
  md: `96px ${TIMES_PX + NEXT_DAY_PX.md}px minmax(0, 1fr)`,
} as const;
const TIMES = { display: 'flex', alignItems: 'center', columnGap: 1 } as const;
/** A name and its times in one line, also on a phone. */
const MEALTIME = {
  ...LINE,
  py: 1,
  alignItems: 'center',
  [WITH_LINKS]: { columnGap: 1.5, py: '3.5px', gridTemplateColumns: COLUMNS },
} as const;
/** After the last of them. */
const REFUSE = { pt: 1, borderTop: 1, borderColor: 'divider' } as const;
/** Below the times. */
const WRONG = {
  gridColumn: '1 / -1',
  m: 0,
  textAlign: 'end',
  [WITH_LINKS]: { gridColumn: '2 / -1', textAlign: 'start' },
} as const;
/** Above the times and the bars. On a phone the fields need no words. */
const HEAD_OF_TIMES = {
  display: 'none',
  alignItems: 'end',
  columnGap: 1.5,
  pb: 0.5,
  typography: 'caption',
  color: 'text.secondary',
  [WITH_LINKS]: {
    display: 'grid',
    gridTemplateColumns: {
      xs: `96px 91px ${TIMES_PX + NEXT_DAY_PX.xs - 103}px minmax(0, 1fr)`,
      md: `96px 91px ${TIMES_PX + NEXT_DAY_PX.md - 103}px minmax(0, 1fr)`,
    },
  },
} as const;
