// No stories: in hours-form.tsx.
import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Close } from '../../../ui/icons/close.tsx';
import { RADII } from '../../../ui/radii.ts';
import { WITH_LINKS } from '../../../ui/widths.ts';
import { IN_ROW } from './house-styles.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** Takes away what it stands at the right end of: the same cross all over the page. */
export function RemoveButton({
  what,
  label,
  hasWord = false,
  sx = {},
  onClick,
}: {
  readonly what: 'area' | 'day' | 'opening' | 'rate' | 'table';
  /** Names it too, such as 'Remove Table 7'. */
  readonly label: string;
  /** Whether a phone shows the word too, where neither a field nor the head of a column is beside it. */
  readonly hasWord?: boolean;
  readonly sx?: SystemStyleObject;
  readonly onClick: () => void;
}): React.JSX.Element {
  return (
    <IconButton
      aria-label={label}
      title={texts.removeThis({ what })}
      sx={[hasWord ? WITH_WORD : IN_ROW, sx]}
      onClick={onClick}
    >
      {hasWord && (
        <Box component="span" sx={WORD}>
          {common.remove()}
        </Box>
      )}
      <Close fontSize="small" />
    </IconButton>
  );
}

/** The cross stays where it is without the word. */
const WITH_WORD = {
  ...IN_ROW,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 0.5,
  width: 'auto',
  px: 1,
  borderRadius: RADII.pill,
  typography: 'caption',
  [WITH_LINKS]: { width: 36 },
} as const;
const WORD = {
  [WITH_LINKS]: { display: 'none' },
  // Beside words there is no room for one more.
  '@media (max-width: 379.95px)': { display: 'none' },
} as const;
