import type { Currency } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { readExample, readMenuFile, readMenuText, type FoundMenu, type ReadMenu } from './read-menu.ts';
import * as texts from './texts.ts';

/** Where a menu comes from: pasted, dropped, typed, chosen as a file, or our example. */
export function MenuSource({
  house,
  onMenu,
  isNext = true,
}: {
  /** Its currency; null for whichever the file names. */
  readonly house: Currency | null;
  /** Null where what was there could not be read. `from` names its source in a sentence. */
  readonly onMenu: (found: FoundMenu | null, from: string) => void;
  /** Whether to show what is pasted is what comes next: a page has one filled button. */
  readonly isNext?: boolean;
}): React.JSX.Element {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  /** What was asked last: an answer to an earlier question says nothing any more. */
  const asked = useRef(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const tell = (read: ReadMenu, from: string): void => {
    setProblem(read.ok ? null : read.problem);
    onMenu(read.ok ? read : null, from);
  };
  const take = async (reading: Promise<ReadMenu>, from: string): Promise<void> => {
    asked.current += 1;
    const own = asked.current;
    setIsReading(true);
    const read = await reading;
    if (own !== asked.current) return;
    setIsReading(false);
    tell(read, from);
  };
  /** Who types on wants no answer to what was there before: it would take the focus. */
  const leave = (): void => {
    asked.current += 1;
    setIsReading(false);
  };
  const takeText = (): void => void take(readMenuText(field.current?.value ?? '', house), texts.whatWasPasted());
  const takeFile = (file: File): void => void take(readMenuFile(file, house), file.name);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    takeText();
  };
  return (
    <Form onSubmit={submit}>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 700 }}>
        {texts.menuFile()}
      </Box>
      <Box component="span" id={`${id}-help`} sx={{ typography: 'body2', color: 'text.secondary' }}>
        {texts.menuFileHelp()}
      </Box>
      <TextArea
        ref={field}
        id={id}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        aria-describedby={`${id}-help ${id}-problem`}
        aria-invalid={problem !== null}
        sx={{ fontFamily: 'monospace' }}
        onInput={({ nativeEvent }) => {
          if ('inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste') takeText();
          else leave();
        }}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (!file) return; // a text that is dropped is typed
          event.preventDefault(); // the browser would leave the page for the file
          takeFile(file);
        }}
      />
      <div id={`${id}-problem`}>{problem !== null && <Refusal>{problem}</Refusal>}</div>
      <Box sx={BUTTONS}>
        <Button type="submit" variant={isNext ? 'contained' : 'outlined'} loading={isReading}>
          {texts.showMenu()}
        </Button>
        <FileButton accept=".json,.csv,.tsv,.txt,.html,.htm,application/json,text/csv,text/html" onFile={takeFile}>
          {texts.chooseFile()}
        </FileButton>
        <Button
          sx={{ px: { xs: 0.5, sm: 2.75 } }}
          onClick={() => {
            void take(readExample(house), texts.ourExample());
          }}
        >
          {texts.useExample()}
        </Button>
      </Box>
    </Form>
  );
}

const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
