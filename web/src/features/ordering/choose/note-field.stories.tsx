import { nothing, type Stories } from '../../../dev/stories.tsx';
import { NoteField } from './note-field.tsx';

export const stories: Stories = {
  empty: <NoteField note="" onNote={nothing} />,
  filled: <NoteField note="no onions" onNote={nothing} />,
  'being ordered': <NoteField note="no onions" disabled onNote={nothing} />,
};
