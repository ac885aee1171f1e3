import { Search } from './icons/search.tsx';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useKeys } from '../lib/use-keys.ts';
import { KeysHelp } from './keys-help.tsx';
import { RADII } from './radii.ts';

/** A labelled search field, which `/` focuses; the page handles its text. */
export function SearchField({
  label,
  name,
  value,
  onChange,
  describedBy,
}: {
  readonly label: string;
  /** Its name in a form. */
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The id of a sentence about the field. */
  readonly describedBy?: string;
}): React.JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== '' && early !== value) onChange(early); // typed before hydration
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- once, when it takes over
  }, []);
  useKeys({
    '/': () => {
      field.current?.focus();
      return document.activeElement === field.current; // the field is hidden while there is nothing to search
    },
  });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, maxWidth: 468 }}>
      <Box
        component="label"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          flexGrow: 1,
          minWidth: 0,
          minHeight: 48,
          px: 2,
          border: 1,
          borderColor: 'edge',
          borderRadius: RADII.pill,
          bgcolor: 'background.paper',
          color: 'text.secondary',
          '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 1 },
        }}
      >
        <Search aria-hidden="true" fontSize="small" />
        <Box
          component="input"
          ref={field}
          type="search"
          name={name}
          aria-label={label}
          aria-describedby={describedBy}
          placeholder={label}
          value={value}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            onChange(event.target.value);
          }}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            border: 0,
            outline: 0,
            py: 1,
            bgcolor: 'transparent',
            color: 'text.primary',
            textOverflow: 'ellipsis',
            typography: 'body1',
            '&::placeholder': { color: 'text.secondary', opacity: 1 },
            '&:focus-visible': { outline: 0 },
          }}
        />
      </Box>
      <KeysHelp />
    </Box>
  );
}
