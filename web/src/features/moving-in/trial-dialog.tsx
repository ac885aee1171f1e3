import {
  defaultChoices,
  formatMoney,
  judgeChoices,
  portionPrice,
  statementOf,
  type AskedLine,
  type HeldFood,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CancelButton, TitledDialog } from '../../ui/titled-dialog.tsx';
import { Allergens } from '../ordering/choose/allergens.tsx';
import { ChoiceForm } from '../ordering/choose/choice-form.tsx';
import { inOrder } from '../ordering/choose/choosing.ts';
import { NoteField } from '../ordering/choose/note-field.tsx';
import { useTried } from '../ordering/choose/use-tried.ts';
import * as texts from './texts.ts';

/** A guest's order of one food of a menu that is not stored yet. */
export function TrialDialog({
  held: { food, choices },
  onPut,
  onClose,
}: {
  readonly held: HeldFood;
  readonly onPut: (line: AskedLine) => void;
  readonly onClose: () => void;
}): React.JSX.Element {
  const form = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(() => defaultChoices(choices));
  const [note, setNote] = useState('');
  const [isTried, toUnmet] = useTried(form);
  const asked = inOrder(choices, chosen);
  const { extraMinor, parts, problems } = judgeChoices(choices, asked);
  const put = (): void => {
    toUnmet();
    if (problems.length === 0) onPut({ ...asked, foodId: food.id, quantity: 1, note: note.trim() || null });
  };
  return (
    <TitledDialog
      title={<bdi>{food.name}</bdi>}
      isSheet
      maxWidth="sm"
      onClose={onClose}
      actions={
        <Box sx={FOOT}>
          <Box sx={PRICE}>{formatMoney(portionPrice(food.priceMinor, extraMinor), food.currency)}</Box>
          <CancelButton hasFocus={false} loading={false} onCancel={onClose} />
          <Button variant="contained" onClick={put}>
            {texts.putOnTicket()}
          </Button>
        </Box>
      }
    >
      <Box ref={form} sx={{ display: 'grid', gap: 2 }}>
        <Allergens allergens={statementOf([food, ...parts])} />
        <div>
          <ChoiceForm choices={choices} currency={food.currency} asked={asked} onChoose={setChosen} isTried={isTried} />
        </div>
        <NoteField note={note} onNote={setNote} />
      </Box>
    </TitledDialog>
  );
}

const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  width: 1,
} as const;
const PRICE = {
  typography: 'h3',
  marginInlineEnd: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
