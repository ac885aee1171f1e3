import {
  formatDifference,
  formatMoney,
  LIMITS,
  MOST,
  readOptionList,
  typedAmount,
  type Currency,
  type ListedOption,
  type ListingTrouble,
  type OptionList,
  type UnreadLine,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useHouseCurrency } from '../../../data/house-currency.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import * as texts from './texts.ts';

/** A list that is written down, and whether it is in sight. */
export interface Pasted {
  readonly text: string;
  readonly isOpen: boolean;
}

export const NOTHING_PASTED: Pasted = { text: '', isOpen: false };

/** Options as lines, which are read while they are typed. Those that cannot be read stay when the others are added. */
export function PasteOptions({
  pasted,
  taken,
  children,
  onChange,
  onAdd,
}: {
  readonly pasted: Pasted;
  /** The names that the group has. */
  readonly taken: readonly string[];
  /** What is beside the button that opens it. */
  readonly children?: ReactNode;
  readonly onChange: (pasted: Pasted) => void;
  readonly onAdd: (options: readonly ListedOption[]) => void;
}): React.JSX.Element {
  const id = useId();
  const currency = useHouseCurrency();
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [added, setAdded] = useState(0);
  const { text, isOpen } = pasted;
  const list = readOptionList(text, taken, currency);
  const { options, unread } = list;
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const add = (): void => {
    onAdd(options);
    setAdded(options.length);
    onChange({ text: unread.map((line) => line.text).join('\n'), isOpen: unread.length > 0 });
    (unread.length > 0 ? field : opener).current?.focus();
  };
  const said = [
    added > 0 && texts.listAdded({ count: added }),
    isOpen && options.length + unread.length > 0 && summaryOf(list),
  ];
  return (
    <>
      <Box sx={BUTTONS}>
        {children}
        <Button
          ref={opener}
          variant="outlined"
          aria-expanded={isOpen}
          onClick={() => {
            onChange({ text, isOpen: !isOpen });
          }}
        >
          {texts.pasteAList()}
        </Button>
      </Box>
      {isOpen && (
        <Box sx={{ display: 'grid', gap: 0.5, mt: 1 }}>
          <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
            {texts.listOfOptions()}
          </Box>
          <Box component="span" id={`${id}-help`} sx={{ typography: 'body2', color: 'text.secondary' }}>
            {texts.listHelp({ added: typedAmount(150, currency), takenOff: typedAmount(-50, currency) })}
          </Box>
          <TextArea
            ref={field}
            id={id}
            rows={6}
            dir="auto"
            spellCheck={false}
            autoComplete="off"
            aria-describedby={`${id}-help ${id}-unread`}
            aria-invalid={unread.length > 0}
            value={text}
            onChange={(event) => {
              setAdded(0);
              onChange({ text: event.target.value, isOpen });
            }}
          />
        </Box>
      )}
      <Box role="status" sx={{ typography: 'body2', fontWeight: 600 }}>
        {said.filter((sentence) => sentence !== false).join(' ')}
      </Box>
      {isOpen && (
        <>
          <Box component="ul" id={`${id}-unread`} sx={[LINES, { color: 'error.main' }]}>
            {troublesOf(unread).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
          {options.length > 0 && <Listed options={options} currency={currency} />}
          <Box sx={BUTTONS}>
            {options.length > 0 && (
              <Button variant="contained" onClick={add}>
                {texts.addListed({ count: options.length })}
              </Button>
            )}
            {text !== '' && (
              <Button
                onClick={() => {
                  setAdded(0);
                  onChange(NOTHING_PASTED);
                  opener.current?.focus();
                }}
              >
                {texts.discardList()}
              </Button>
            )}
          </Box>
        </>
      )}
    </>
  );
}

/** What each line becomes. */
function Listed({
  options,
  currency,
}: {
  readonly options: readonly ListedOption[];
  readonly currency: Currency;
}): React.JSX.Element {
  return (
    <Box role="region" aria-label={texts.listedOptions()} tabIndex={0} sx={LISTED}>
      <Box component="ul" sx={LINES}>
        {options.map(({ line, name, minor, isPriced }) => (
          <Box component="li" key={line} sx={LINE}>
            <bdi>{name}</bdi>
            <Box component="span" sx={{ whiteSpace: 'nowrap', color: isPriced ? 'text.primary' : 'text.secondary' }}>
              {isPriced
                ? formatDifference(minor, currency)
                : texts.noPriceListed({ price: formatMoney(minor, currency) })}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Of a text that is no list, not every line is said. */
const MOST_SAID = 20;

function summaryOf({ options, unread }: OptionList): string {
  return texts.listSummary({ options: options.length, unread: unread.length });
}

function troublesOf(unread: readonly UnreadLine[]): readonly string[] {
  const tooMany = unread.filter(({ trouble }) => trouble === 'too-many-options');
  const others = unread.filter(({ trouble }) => trouble !== 'too-many-options');
  const [first] = tooMany;
  return [
    ...others.slice(0, MOST_SAID).map((line) => TROUBLES[line.trouble](line)),
    ...(others.length > MOST_SAID ? [texts.moreLines({ count: others.length - MOST_SAID })] : []),
    ...(first ? [texts.linesTooMany({ line: first.line, most: MOST.options, count: tooMany.length })] : []),
  ];
}

const TROUBLES: Readonly<Record<ListingTrouble, (at: UnreadLine) => string>> = {
  'no-name': texts.lineNoName,
  'long-name': ({ line, came }) => texts.lineLongName({ line, came: came.slice(0, 20), most: LIMITS.name }),
  'no-price': texts.lineNoPrice,
  'unclear-price': texts.lineUnclearPrice,
  'same-name': texts.lineSameName,
  'too-many-options': texts.lineSameName, // said of all of them at once
};

const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
const LINES = { m: 0, p: 0, listStyle: 'none', typography: 'body2', overflowWrap: 'anywhere' } as const;
const LINE = { display: 'flex', justifyContent: 'space-between', columnGap: 2, py: 0.5 } as const;
const LISTED = {
  maxHeight: 240,
  overflow: 'auto',
  px: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
