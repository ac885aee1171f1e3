import Box from '@mui/material/Box';
import { UNSEEN } from '../../../ui/unseen.ts';
import { HashLinks } from './hash-links.tsx';
import { PARTS, type Part } from './house-parts.ts';
import * as texts from './texts.ts';

/** The parts of the page, of which one is shown. What is not saved is marked. */
export function PartLinks({
  shown,
  unsaved,
}: {
  readonly shown: Part;
  readonly unsaved: readonly Part[];
}): React.JSX.Element {
  return (
    <HashLinks label={texts.partsOfThisPage()} names={PARTS} shown={shown}>
      {(part) => (
        <>
          {WORDS[part]}
          {unsaved.includes(part) && <NotSaved />}
        </>
      )}
    </HashLinks>
  );
}

/** Marks what is not saved. */
export function NotSaved(): React.JSX.Element {
  return (
    <Box component="span" title={texts.notSaved()} sx={MARK}>
      <Box component="span" sx={UNSEEN}>
        {texts.notSavedMark()}
      </Box>
    </Box>
  );
}

const WORDS: Readonly<Record<Part, string>> = {
  hours: texts.hours(),
  services: texts.services(),
  orders: texts.orders(),
  mealtimes: texts.mealtimes(),
  money: texts.money(),
  about: texts.theHouse(),
  home: texts.homePage(),
  pages: texts.legal(),
};

/** A dot after the word, in the room around it. */
const MARK = {
  position: 'absolute',
  top: 'calc(50% - 4px)',
  insetInlineEnd: 1,
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const;
