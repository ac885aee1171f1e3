// No stories: asks the server; routes/import-menu.test.tsx has its states.
import { LIMITS, type Currency } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { InlineInput } from '../../ui/inline-input.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { FIELD, HELP } from './field-styles.ts';
import { fetchMenu } from './import-menu.ts';
import { readMenu, type FoundMenu } from './read-menu.ts';
import * as texts from './texts.ts';

/** Lets the server ask GloriaFood for the menu, with the owner's key, which nothing keeps. */
export function KeySource({
  house,
  onMenu,
}: {
  readonly house: Currency;
  readonly onMenu: (found: FoundMenu) => void;
}): React.JSX.Element {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async (): Promise<void> => {
    const key = field.current?.value.trim() ?? '';
    if (key === '') {
      setProblem(texts.keyMissing());
      field.current?.focus();
      return;
    }
    setProblem(null);
    setIsAsking(true);
    const answer = await fetchMenu(key);
    setIsAsking(false);
    if (!answer.ok) {
      setProblem(answer.problem);
      return;
    }
    if (field.current) field.current.value = '';
    onMenu(readMenu(answer.format, answer.file, house));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void ask();
  };
  return (
    <Box sx={PART}>
      <Form onSubmit={submit}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 700 }}>
          {texts.gloriaFoodKey()}
        </Box>
        <InlineInput
          ref={field}
          id={id}
          maxLength={LIMITS.menuKey}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          disabled={isAsking}
          aria-describedby={`${id}-help ${id}-problem`}
          aria-invalid={problem !== null}
          sx={FIELD}
        />
        <Box component="small" id={`${id}-help`} sx={HELP}>
          {texts.gloriaFoodKeyHelp()}
        </Box>
        <div id={`${id}-problem`}>{problem !== null && <Refusal>{problem}</Refusal>}</div>
        <Button type="submit" variant="outlined" loading={isAsking} sx={{ justifySelf: 'start' }}>
          {texts.fetchMyMenu()}
        </Button>
      </Form>
    </Box>
  );
}

const PART = { maxWidth: 360 } as const;
