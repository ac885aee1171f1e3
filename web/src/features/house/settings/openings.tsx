// No stories: in hours-form.tsx.
import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { WITH_LINKS } from '../../../ui/widths.ts';
import { BUTTONS_GAP, LINE, NAME } from './house-styles.ts';

/** The words above openings. On a phone the fields need none. */
export function OpeningsHead({
  fields,
  columns,
  buttons,
  children,
}: {
  readonly fields: readonly string[];
  /** Where each of the fields begins. */
  readonly columns: string;
  /** What the icons below do. The word of one that removes is at the end of the line. */
  readonly buttons: readonly string[];
  /** Above the last column. */
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Box aria-hidden="true" sx={HEAD}>
      <div />
      <Box sx={[FIELD_WORDS, { gridTemplateColumns: columns }]}>
        {fields.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </Box>
      <Box sx={BUTTON_WORDS}>
        {buttons.map((word, index) => (
          <Box
            key={word}
            component="span"
            sx={[BUTTON_WORD, FROM_THE_SECOND[index - 1] ?? {}, buttons.length === 2 && index === 1 && AT_END]}
          >
            {word}
          </Box>
        ))}
      </Box>
      {children}
    </Box>
  );
}

/** Openings of a day: their fields, their buttons, and what is in the last column. */
export function OpeningsRow({
  label,
  name,
  sx = {},
  children,
}: {
  readonly label: string;
  readonly name: ReactNode;
  readonly sx?: SystemStyleObject;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Box role="group" aria-label={label} sx={[ROW, sx]}>
      <Box sx={ROW_NAME}>{name}</Box>
      {children}
    </Box>
  );
}

/** Of the buttons of a row of openings, three beside each other. */
const BUTTONS_PX = 132;
/** Two dates with the word between them, which is more than two times need. */
const FIELDS_PX = 320;

/** What openings are of, their fields, their buttons, and a last column: of the week and of special days the same. */
const OPENINGS = {
  xs: `104px ${FIELDS_PX}px ${BUTTONS_PX}px minmax(0, 1fr)`,
  md: `128px ${FIELDS_PX}px ${BUTTONS_PX}px minmax(0, 1fr)`,
} as const;
const WIDE = { columnGap: { xs: 1, md: 1.5 }, gridTemplateColumns: OPENINGS } as const;

/**
 * On a phone the fields are below the name and the buttons, and the last column is below them; from there on what removes
 * an opening is at the end of its line, beyond the buttons of the day.
 */
const ROW = {
  ...LINE,
  alignItems: 'start',
  // With its field and its hairline a row is 56 pixels high.
  [WITH_LINKS]: { ...WIDE, py: '3.5px' },
} as const;
const ROW_NAME = { ...NAME, lineHeight: { xs: '36px', sm: '48px' } } as const;

const HEAD = {
  ...LINE,
  alignItems: 'end',
  py: 0.5,
  border: 0,
  typography: 'caption',
  color: 'text.secondary',
  [WITH_LINKS]: WIDE,
} as const;
const FIELD_WORDS = { display: 'none', [WITH_LINKS]: { display: 'grid', gridArea: '1 / 2' } } as const;
const BUTTON_WORDS = {
  display: 'flex',
  gap: BUTTONS_GAP,
  alignItems: 'end',
  [WITH_LINKS]: { gridArea: '1 / 3' },
} as const;
/** Each as wide as its icon. What removes an opening of a phone has its own word. */
const BUTTON_WORD = { width: 36, display: 'flex', justifyContent: 'center', textAlign: 'center' } as const;
const FROM_THE_SECOND = [
  { justifyContent: { xs: 'end', sm: 'center' } },
  { display: 'none', [WITH_LINKS]: { display: 'flex' } },
] as const;
/** Removing a day is below removing an opening of the week, and nothing below Copy to all. */
export const AT_END = { [WITH_LINKS]: { marginInlineStart: 'auto' } } as const;
