import { COLOR_SCHEMES, houseColors, isColor, isMended, type ColorScheme } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { ColorWell } from '../../../ui/color-well.tsx';
import { RADII } from '../../../ui/radii.ts';
import { Field } from './fields.tsx';
import * as texts from './texts.ts';

/** What the field and its well show while the house has no colour of its own. */
const OF_THE_SITE = '#b5391a';

/** The accent of the house, typed or picked, and how its pages look with it. */
export function AccentField({
  typed,
  onPick,
  ...field
}: Pick<ComponentProps<typeof Field>, 'field' | 'error'> & {
  readonly typed: string;
  readonly onPick: (color: string) => void;
}): React.JSX.Element {
  const color = typed.trim();
  const accent = isColor(color) ? color : null;
  return (
    <>
      <Field
        {...field}
        label={texts.accent()}
        hint={texts.accentHint()}
        hintPlacement="below"
        inputProps={{ autoCapitalize: 'off', spellCheck: false, maxLength: 20, placeholder: OF_THE_SITE }}
        slotProps={NARROW}
        endAdornment={
          <ColorWell label={texts.pickAccent()} value={accent?.toLowerCase() ?? OF_THE_SITE} onPick={onPick} />
        }
      />
      <Box sx={SAMPLES}>
        {COLOR_SCHEMES.map((scheme) => (
          <Sample key={scheme} scheme={scheme} accent={accent} />
        ))}
      </Box>
    </>
  );
}

/** How a page of a scheme looks, and whether the colour was mended for it. @param accent null for that of the site */
function Sample({
  scheme,
  accent,
}: {
  readonly scheme: ColorScheme;
  readonly accent: string | null;
}): React.JSX.Element {
  return (
    <div>
      <Box data-color-scheme={scheme} style={accent === null ? {} : variablesOf(accent, scheme)} sx={SAMPLE}>
        <Box component="span" sx={FILLED}>
          {texts.sampleButton()}
        </Box>
        <Box component="span" sx={CHOSEN}>
          {texts.sampleChosen()}
        </Box>
        <Box component="span" sx={LINK}>
          {texts.sampleLink()}
        </Box>
      </Box>
      <Typography variant="body2" color="textSecondary" aria-live="polite" sx={NOTE}>
        {texts.sampleScheme({ scheme })}
        {accent !== null && isMended(accent, scheme) && ` ${texts.accentIsMended({ scheme })}`}
      </Typography>
    </div>
  );
}

function variablesOf(accent: string, scheme: ColorScheme): React.CSSProperties {
  return Object.fromEntries(
    Object.entries(houseColors(accent)[scheme]).map(([name, color]) => [`--mui-palette-primary-${name}`, color]),
  );
}

const NARROW = { input: { sx: { maxWidth: 200, paddingInlineEnd: 0.5 } } } as const;
const SAMPLES = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, mt: 1 } as const;
const SAMPLE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: RADII.field,
  bgcolor: 'background.default',
  typography: 'body2',
  fontWeight: 700,
} as const;
const FILLED = {
  px: 2,
  py: 1,
  borderRadius: RADII.pill,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
const CHOSEN = { ...FILLED, bgcolor: 'primary.light', color: 'primary.dark' } as const;
const LINK = { color: 'primary.main', textDecoration: 'underline' } as const;
/** Its second line comes with a colour that is mended. */
const NOTE = { mt: 0.75, minHeight: '2lh' } as const;
