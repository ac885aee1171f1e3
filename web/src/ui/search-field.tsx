import { Search } from './icons/search.tsx';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useKeys } from '../lib/use-keys.ts';
import { KeysHelp } from './keys-help.tsx';
import { RADII } from './radii.ts';

/**
 * A labelled search field, which `/` focuses; the page handles its text, and may do so later. Until then what is typed is the
 * field's own: a page that is slow to answer, or that keeps the text in its address, never puts an older text back under the
 * hands of whoever composes a word or corrects one.
 */
export function SearchField({
  label,
  name,
  value,
  onChange,
  describedBy,
  slotProps = {},
}: {
  readonly label: string;
  /** Its name in a form. */
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The id of a sentence about the field. */
  readonly describedBy?: string;
  readonly slotProps?: Readonly<Partial<Record<'root' | 'label' | 'input' | 'keys', SxProps<Theme>>>>;
}): React.JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const [shown, show] = useOptimistic(value);
  const type = (typed: string): void => {
    startTransition(() => {
      show(typed);
      onChange(typed);
    });
  };
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== '' && early !== value) type(early); // typed before hydration
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- once, when it takes over
  }, []);
  useKeys({
    '/': () => {
      field.current?.focus();
      return document.activeElement === field.current; // the field is hidden while there is nothing to search
    },
  });
  return (
    <Box sx={[{ display: 'flex', alignItems: 'center', gap: 0.5, maxWidth: 468 }, slotProps.root ?? {}].flat()}>
      <Box component="label" sx={[LABEL, slotProps.label ?? {}].flat()}>
        <Search aria-hidden="true" fontSize="small" />
        <Box
          component="input"
          ref={field}
          type="search"
          dir="auto"
          name={name}
          aria-label={label}
          aria-describedby={describedBy}
          placeholder={label}
          value={shown}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            type(event.target.value);
          }}
          sx={[INPUT, slotProps.input ?? {}].flat()}
        />
      </Box>
      <KeysHelp sx={slotProps.keys} />
    </Box>
  );
}

const LABEL = {
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
} as const;

const INPUT = {
  flexGrow: 1,
  minWidth: 0,
  border: 0,
  outline: 0,
  py: 1,
  bgcolor: 'transparent',
  color: 'text.primary',
  textOverflow: 'ellipsis',
  typography: 'body1',
  '&:placeholder-shown::-webkit-search-cancel-button': { display: 'none' }, // its room is the placeholder's
  '&:focus-visible': { outline: 0 },
} as const;
