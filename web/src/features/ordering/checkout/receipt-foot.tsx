// No stories: in receipt.tsx.
import Box from '@mui/material/Box';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { takeFocus } from './take-focus.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** The buttons of a receipt, together as wide as its words. */
export function ReceiptFoot({
  to,
  onFollow,
  isReplacing = false,
  onClose,
}: {
  /** Where the order can be followed. */
  readonly to: string;
  readonly onFollow?: (() => void) | undefined;
  /** Whether it takes the place of the receipt in the history. */
  readonly isReplacing?: boolean;
  readonly onClose: () => void;
}): React.JSX.Element {
  return (
    <Box sx={FOOT}>
      <Button onClick={onClose}>{common.close()}</Button>
      <LinkButton
        to={to}
        replace={isReplacing}
        variant="contained"
        size="large"
        ref={takeFocus}
        onClick={onFollow}
        sx={FOLLOW}
      >
        {texts.followIt()}
      </LinkButton>
    </Box>
  );
}

const FOOT = { display: 'flex', alignItems: 'center', gap: 1, width: 1, maxWidth: 412, mx: 'auto' } as const;
const FOLLOW = { flexGrow: 1, '&&': { minHeight: { xs: 56, sm: 52 } } } as const;
