import { useState, type ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import * as texts from './texts.ts';

/** A password field with a button that shows the text. Only the field has "password" in its accessible name. */
export function PasswordField(
  props: Omit<ComponentProps<typeof FormTextField>, 'type' | 'endAdornment'>,
): React.JSX.Element {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <Button
          // Its word ends as far from the edge as the text begins.
          sx={{ marginInlineEnd: -2.75 }}
          aria-label={isShown ? texts.hidePassword() : texts.showPassword()}
          onClick={() => {
            setIsShown(!isShown);
          }}
        >
          {isShown ? texts.hide() : texts.show()}
        </Button>
      }
    />
  );
}
