// No stories: in identity-form.tsx.
import { isLocale, type Locale } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { builtLanguages } from '../../../lib/house-language.ts';
import { Choice } from './fields.tsx';
import { Section } from './house-section.tsx';
import { CHOICE } from './house-styles.ts';
import * as texts from './texts.ts';

/** The language of the site, of those in which it was built. Nothing where it was built in one. */
export function LanguageField({
  field,
  error,
}: {
  readonly field: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
}): React.JSX.Element | null {
  const languages = builtLanguages().filter(isLocale);
  if (languages.length < 2) return null;
  return (
    <Section hasChoice title={texts.language()} text={texts.languageHelp()}>
      <Box role="radiogroup" aria-label={texts.language()} sx={CHOICE}>
        {languages.map((code) => (
          <Choice key={code} value={code} {...field}>
            <span lang={code}>{nameOf(code)}</span>
          </Choice>
        ))}
      </Box>
      {error && (
        <FormHelperText error role="alert">
          {error.message}
        </FormHelperText>
      )}
    </Section>
  );
}

/** As its speakers call it, with a capital as the first word of a line has. */
function nameOf(code: Locale): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
