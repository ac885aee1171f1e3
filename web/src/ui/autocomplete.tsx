import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { foldedText } from '../lib/names.ts';
import { FormTextField } from './form-text-field.tsx';
import { RADII } from './radii.ts';
import * as common from './texts.ts';

/**
 * One of a long list, found by typing any part of it. What is typed stays as it is until the field is left, and the one that
 * it names, or the only one that has it, is the value at once. While there is none, the value is what it was before.
 */
export function Autocomplete({
  options,
  noneText,
  field: { name, value, ref, onBlur, onChange },
  ...props
}: Pick<ComponentProps<typeof FormTextField>, 'label' | 'hint' | 'error' | 'margin'> & {
  readonly options: readonly string[];
  /** What to say while nothing has what is typed. */
  readonly noneText: string;
  readonly field: Pick<ControllerRenderProps, 'name' | 'ref' | 'onBlur'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
}): React.JSX.Element {
  const [typing, setTyping] = useState<Typing | null>(null);
  const settle = (): void => {
    setTyping(null);
  };
  const take = (next: string): void => {
    if (next !== value) onChange(next);
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions, popupOpen, id } =
    useAutocomplete({
      options,
      value,
      inputValue: typing?.text ?? value,
      disableClearable: true,
      autoHighlight: true,
      selectOnFocus: true,
      handleHomeEndKeys: false,
      filterOptions: (all, { inputValue }) => withText(all, inputValue),
      onChange: (_event, chosen) => {
        take(chosen);
      },
      onInputChange: (_event, text, reason) => {
        if (reason !== 'input') return;
        const before = typing?.before ?? value;
        setTyping({ text, before });
        take(namedBy(text, options) ?? before);
      },
      onClose: (_event, reason) => {
        if (reason !== 'toggleInput') settle();
      },
    });
  const isNone = popupOpen && groupedOptions.length === 0;
  const root = getRootProps({
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isNone) event.preventDefault();
    },
  });
  return (
    <div {...root} onFocus={settle} onBlur={settle}>
      <FormTextField
        {...props}
        id={id}
        field={{ name, ref, onBlur: settled(onBlur), onChange: settled() }}
        inputProps={getInputProps()}
        endAdornment={
          <>
            <Box aria-hidden="true" sx={ARROW} />
            <Box role="status" sx={isNone ? NONE : null}>
              {isNone && noneText}
            </Box>
            {groupedOptions.length > 0 && (
              <Box component="ul" {...getListboxProps()} aria-label={common.listOf({ label: props.label })} sx={LIST}>
                {groupedOptions.map((option, index) => {
                  const { key, ...its } = getOptionProps({ option, index });
                  return (
                    <Box component="li" key={key} {...its} sx={OPTION}>
                      {option}
                    </Box>
                  );
                })}
              </Box>
            )}
          </>
        }
      />
    </div>
  );
}

interface Typing {
  readonly text: string;
  /** The value when it began. */
  readonly before: string;
}

/** The one that is meant by what is typed, if any: by its whole name, which another one may begin with, or alone. */
function namedBy(text: string, options: readonly string[]): string | undefined {
  const found = withText(options, text);
  return found.find((option) => folded(option) === folded(text)) ?? (found.length === 1 ? found[0] : undefined);
}

function withText(options: readonly string[], text: string): string[] {
  return options.filter((option) => folded(option).includes(folded(text)));
}

/** The list tells of each letter, not the input. */
function settled(handle?: () => void): () => Promise<void> {
  return () => {
    handle?.();
    return Promise.resolve();
  };
}

function folded(text: string): string {
  return foldedText(text.trim()).replaceAll('_', ' ');
}

/** A press on it is one on the field. */
const ARROW = {
  flex: 'none',
  width: 8,
  height: 8,
  mt: '-4px',
  marginInlineEnd: 0.5,
  border: 'solid',
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(45deg)',
  pointerEvents: 'none',
} as const;
const BELOW = {
  position: 'absolute',
  zIndex: 3,
  top: 'calc(100% + 4px)',
  insetInlineStart: 0,
  insetInlineEnd: 0,
  m: 0,
  border: 1,
  borderColor: 'edge',
  borderRadius: RADII.field,
  bgcolor: 'background.paper',
  boxShadow: 8,
} as const;
const LIST = { ...BELOW, maxHeight: 240, overflow: 'auto', p: 0.5, listStyle: 'none' } as const;
const NONE = { ...BELOW, px: 2, py: 1.5, color: 'text.secondary' } as const;
const OPTION = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  borderRadius: RADII.field,
  cursor: 'pointer',
  '&[aria-selected="true"]': { fontWeight: 700 },
  '&.Mui-focused': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { bgcolor: 'action.selected' },
} as const;
