import type { Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { isolated } from '../../../lib/isolated.ts';
import { ON_ONE_LINE, STANDING } from '../details/order-styles.ts';
import * as texts from './texts.ts';

const TimelineDialog = lazyDialog(async () => (await import('./timeline-dialog.tsx')).TimelineDialog);

/** The name of an order's food, which opens the order's history. */
export function TimelineButton({
  order,
  look = 'plain',
  actions,
}: {
  readonly order: Order;
  /** What can be done about the order, in the dialog's foot; `onDone` closes it. */
  readonly actions?: ((onDone: () => void) => ReactNode) | undefined;
  readonly look?: keyof typeof LOOKS;
}): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    setIsOpen(false);
  };
  return (
    <>
      <TextButton
        sx={LOOKS[look].button}
        aria-label={texts.whatHappenedTo({ name: isolated(order.foodName), token: order.token })}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Name text={order.foodName} sx={LOOKS[look].name} />
      </TextButton>
      {isOpen && <TimelineDialog order={order} actions={actions?.(close)} onClose={close} />}
    </>
  );
}

/** A name and how many foods more there are, which is never broken: where there is one line, the name is cut before it. */
function Name({ text, sx }: { readonly text: string; readonly sx: SxProps<Theme> }): React.JSX.Element {
  const more = MORE.exec(text)?.[0] ?? '';
  return (
    <>
      <Box component="span" sx={sx}>
        {text.slice(0, text.length - more.length)}
      </Box>
      {more !== '' && (
        <>
          {' '}
          <Box component="span" sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
            {more.trim()}
          </Box>
        </>
      )}
    </>
  );
}

/** A name of any length leaves its row as low as the others. */
const TWO_LINES = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  textAlign: 'left',
} as const;

/** A name on one line, which is cut before it says how many more there are. On a phone it has the lines that it needs. */
const WIDE = '@media (min-width: 768px)';
const CUT = { [WIDE]: { display: 'flex', columnGap: '0.3em', maxWidth: '100%' } } as const;
const CUT_NAME = { [WIDE]: ON_ONE_LINE } as const;

const LOOKS = {
  plain: { button: {}, name: {} },
  lines: { button: TWO_LINES, name: {} },
  cut: { button: CUT, name: CUT_NAME },
  /** Beside buttons a name has two lines, where one would cut it. */
  whole: {
    button: { ...CUT, [STANDING]: TWO_LINES },
    name: { ...CUT_NAME, [STANDING]: { whiteSpace: 'normal', overflow: 'visible' } },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'button' | 'name', SxProps<Theme>>>>>;

const MORE = / and \d+ more$/;
