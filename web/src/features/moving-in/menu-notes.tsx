import type { MovingNote } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { SUMMARY } from '../../ui/fold-styles.ts';
import { noteText } from './note-text.ts';
import * as texts from './texts.ts';

/** What of a menu was not taken as it stands, and where; folded, because there may be hundreds. */
export function MenuNotes({ notes }: { readonly notes: readonly MovingNote[] }): React.JSX.Element {
  if (notes.length === 0) return <p>{texts.allTaken()}</p>;
  return (
    <Box component="details" open={notes.length <= FEW}>
      <Box component="summary" sx={SUMMARY}>
        {texts.notUnderstood({ count: notes.length })}
      </Box>
      <Box component="ul" sx={LIST}>
        {notes.map((note, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- notes have no id, and never change
          <li key={index}>
            <b>
              <bdi>{placeOf(note)}</bdi>
            </b>
            {': '}
            {noteText(note)}
          </li>
        ))}
      </Box>
    </Box>
  );
}

function placeOf({ where, line }: MovingNote): string {
  const names = where.join(' › ');
  if (line === undefined) return names || texts.whole();
  return names === '' ? texts.inLine({ line }) : texts.ofLine({ line, names });
}

const FEW = 5;
const LIST = { m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.75, overflowWrap: 'anywhere' } as const;
