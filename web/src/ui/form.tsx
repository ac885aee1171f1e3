// No stories: shows the fields of login-form.tsx and the others.
import Box from '@mui/material/Box';
import type { ReactNode, SubmitEventHandler } from 'react';

/**
 * A form with its fields under each other. Its own messages take the place of the browser's. Until the script is there it
 * sends nothing: another form would put what is typed, a password too, into the address. `method="dialog"` does not.
 */
export function Form({
  onSubmit,
  children,
}: {
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Box component="form" method="dialog" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 1 }}>
      {children}
    </Box>
  );
}
