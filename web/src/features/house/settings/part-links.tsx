import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { RADII } from '../../../ui/radii.ts';
import { UNSEEN } from '../../../ui/unseen.ts';
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
    <Box component="nav" aria-label={texts.partsOfThisPage()} sx={LINKS}>
      {PARTS.map((part, index) => (
        <Box
          key={part}
          component={Link}
          to={{ hash: part }}
          aria-current={part === shown ? 'location' : undefined}
          sx={index === 0 ? [LINK, FIRST] : LINK}
        >
          {WORDS[part]}
          {unsaved.includes(part) && (
            <Box component="span" title={texts.notSaved()} sx={MARK}>
              <Box component="span" sx={UNSEEN}>
                {texts.notSavedMark()}
              </Box>
            </Box>
          )}
        </Box>
      ))}
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

/** On a phone lines of three, each as high as a finger; from there on a line, on a hairline. */
const LINKS = {
  display: { xs: 'grid', sm: 'flex' },
  flexWrap: 'wrap',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: { xs: 0.75, sm: 1 },
  mt: 1,
  mb: { xs: 1.5, sm: 2 },
  borderBottom: { sm: 1 },
  borderColor: { sm: 'divider' },
} as const;

const LINK = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  px: { xs: 0.5, sm: 1.5 },
  border: { xs: 1, sm: 0 },
  borderColor: { xs: 'divider', sm: 'transparent' },
  borderRadius: RADII.field,
  bgcolor: { xs: 'background.paper', sm: 'transparent' },
  color: 'text.primary',
  typography: 'body2',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': {
    bgcolor: { xs: 'primary.light', sm: 'transparent' },
    borderColor: { xs: 'primary.light' },
    color: { xs: 'primary.dark', sm: 'primary.main' },
  },
  // On the hairline below, as wide as the word.
  '&[aria-current]::after': {
    content: { sm: '""' },
    position: 'absolute',
    inset: 'auto 12px -1px',
    height: 2,
    bgcolor: 'primary.main',
  },
} as const;
/** Its word begins where the page does. */
const FIRST = { ml: { sm: -1.5 } } as const;

/** A dot after the word, in the room around it. */
const MARK = {
  position: 'absolute',
  top: { xs: 8, sm: 'calc(50% - 4px)' },
  right: { xs: 8, sm: 1 },
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const;
