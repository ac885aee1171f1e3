// No stories: a button, and typed-menu.tsx, which has its own.
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Region } from '../../ui/region.tsx';
import { LazyTypedMenu } from './lazy-typed-menu.tsx';
import * as texts from './texts.ts';
import type { TypedMenuProps } from './typed-menu.tsx';

/** A menu that is typed: a button, and then the table, which stays. An address that ends in `#type` has it open. */
export function TypeSource(props: TypedMenuProps): React.JSX.Element {
  const { hash } = useLocation();
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked || hash === '#type')
    return (
      <Region>
        <Suspense fallback={<Box sx={{ minHeight: 200 }} />}>
          <LazyTypedMenu {...props} />
        </Suspense>
      </Region>
    );
  return (
    <Box sx={{ my: 2 }}>
      <Button
        variant="outlined"
        onClick={() => {
          setIsAsked(true);
        }}
      >
        {texts.typeMenu()}
      </Button>
    </Box>
  );
}
