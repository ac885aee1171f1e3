// No stories: in hours-form.tsx.
import type { DayHours } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { isNextDay } from './hours-values.ts';
import * as texts from './texts.ts';

/** The room of its words, in two lines or in one. */
export const NEXT_DAY_PX = { xs: 28, md: 52 } as const;

/** Beside the time at which an opening ends: whether that is on the next day. */
export function NextDay({
  period,
  isOneLine = false,
}: {
  readonly period: DayHours;
  readonly isOneLine?: boolean;
}): React.JSX.Element {
  return <Box sx={[WORDS, isOneLine ? ONE_LINE : LINES]}>{isNextDay(period) && texts.nextDay()}</Box>;
}

const WORDS = { flexShrink: 0, typography: 'caption', color: 'text.secondary' } as const;
const LINES = { width: NEXT_DAY_PX } as const;
const ONE_LINE = { width: NEXT_DAY_PX.md, whiteSpace: 'nowrap' } as const;
