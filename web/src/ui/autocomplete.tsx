import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';
import type { ComponentProps } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { FormTextField } from './form-text-field.tsx';
import { RADII } from './radii.ts';
import * as common from './texts.ts';

/**
 * One of a long list, found by typing any part of it. What is typed and names one of the list is taken, with or without its
 * capitals; what names none is gone once the field is left.
 */
export function Autocomplete({
  options,
  field: { name, value, ref, onBlur, onChange },
  ...props
}: Pick<ComponentProps<typeof FormTextField>, 'label' | 'hint' | 'error' | 'margin'> & {
  readonly options: readonly string[];
  readonly field: Pick<ControllerRenderProps, 'name' | 'ref' | 'onBlur'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
}): React.JSX.Element {
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions, popupOpen, id } =
    useAutocomplete({
      options,
      value,
      disableClearable: true,
      autoHighlight: true,
      selectOnFocus: true,
      handleHomeEndKeys: false,
      filterOptions: (all, { inputValue }) => all.filter((option) => folded(option).includes(folded(inputValue))),
      onChange: (_event, chosen) => {
        onChange(chosen);
      },
      onInputChange: (_event, typed, reason) => {
        const named = reason === 'input' && options.find((option) => folded(option) === folded(typed));
        if (named) onChange(named);
      },
    });
  const takeTheOnlyOne = (): void => {
    const [only, ...others] = groupedOptions;
    if (popupOpen && only !== undefined && others.length === 0) onChange(only);
  };
  return (
    <div {...getRootProps()} onBlurCapture={takeTheOnlyOne}>
      <FormTextField
        {...props}
        id={id}
        field={{ name, ref, onBlur: settled(onBlur), onChange: settled() }}
        inputProps={getInputProps()}
        endAdornment={
          <>
            <Box aria-hidden="true" sx={ARROW} />
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

/** What is typed is no value yet. */
function settled(handle?: () => void): () => Promise<void> {
  return () => {
    handle?.();
    return Promise.resolve();
  };
}

function folded(text: string): string {
  return text.trim().toLowerCase().replaceAll('_', ' ');
}

/** A press on it is one on the field. */
const ARROW = {
  flex: 'none',
  width: 8,
  height: 8,
  mt: '-4px',
  mr: 0.5,
  borderRight: 2,
  borderBottom: 2,
  transform: 'rotate(45deg)',
  pointerEvents: 'none',
} as const;
const LIST = {
  position: 'absolute',
  zIndex: 3,
  top: 'calc(100% + 4px)',
  left: 0,
  right: 0,
  maxHeight: 240,
  overflow: 'auto',
  m: 0,
  p: 0.5,
  border: 1,
  borderColor: 'edge',
  borderRadius: RADII.field,
  bgcolor: 'background.paper',
  boxShadow: 8,
  listStyle: 'none',
} as const;
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
