// No stories: a button, and typed-menu.tsx, which has its own.
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { Region } from '../../ui/region.tsx';
import { LazyTypedMenu } from './lazy-typed-menu.tsx';
import * as texts from './texts.ts';
import type { TypedMenuProps } from './typed-menu.tsx';

/** A menu that is typed: a button, and then the table, which stays. */
export function TypeSource({
  isOpen,
  onOpen,
  ...props
}: TypedMenuProps & { readonly isOpen: boolean; readonly onOpen: () => void }): React.JSX.Element {
  if (isOpen)
    return (
      <Region>
        <Suspense fallback={<Box sx={{ minHeight: 200 }} />}>
          <LazyTypedMenu {...props} />
        </Suspense>
      </Region>
    );
  return (
    <Box sx={{ my: 2 }}>
      <Button variant="outlined" onClick={onOpen}>
        {texts.typeMenu()}
      </Button>
    </Box>
  );
}
