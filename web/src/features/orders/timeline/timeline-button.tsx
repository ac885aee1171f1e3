import type { Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { use, useState } from 'react';
import { TextButton } from '../../../ui/text-button.tsx';
import { isolated } from '../../../lib/isolated.ts';
import { ON_ONE_LINE, SHORT, STANDING } from '../details/order-styles.ts';
import { TimelineDialog } from './lazy-details.ts';
import { ShownOrderContext } from './shown-order.ts';
import * as texts from './texts.ts';

/** The name of an order's food, which opens the order's details: over the page, or where the page shows them. */
export function TimelineButton({
  order,
  name = order.foodName,
  look = 'plain',
}: {
  readonly order: Order;
  /** What it shows, of what it is called by; all of that when left out. */
  readonly name?: string;
  readonly look?: keyof typeof LOOKS;
}): React.JSX.Element {
  const shown = use(ShownOrderContext);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TextButton
        sx={[LOOKS[look].button, CURRENT]}
        aria-label={texts.whatHappenedTo({ name: isolated(order.foodName), token: order.token })}
        aria-current={shown?.idBeside === order.id || undefined}
        onClick={({ currentTarget }) => {
          if (shown) shown.show(order, currentTarget);
          else setIsOpen(true);
        }}
      >
        <Name text={name} sx={LOOKS[look].name} />
      </TextButton>
      {isOpen && (
        <TimelineDialog
          order={order}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
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

/** Its details stand beside the list. */
const CURRENT = { '&[aria-current]': { color: 'primary.dark', textDecorationColor: 'currentColor' } } as const;

/** A name of any length leaves its row as low as the others. */
const TWO_LINES = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  textAlign: 'start',
} as const;

/** A name on one line, which is cut before it says how many more there are. On a phone it has the lines that it needs. */
const WIDE = '@media (min-width: 768px)';
const CUT = { [WIDE]: { display: 'flex', columnGap: '0.3em', maxWidth: '100%' } } as const;
const CUT_NAME = { [WIDE]: ON_ONE_LINE } as const;

const WHOLE = { whiteSpace: 'normal', overflow: 'visible' } as const;

const LOOKS = {
  plain: { button: {}, name: {} },
  lines: { button: TWO_LINES, name: {} },
  cut: { button: CUT, name: CUT_NAME },
  /** Beside buttons a name has two lines, where one would cut it. */
  whole: {
    button: { ...CUT, [STANDING]: TWO_LINES, [SHORT]: TWO_LINES },
    name: { ...CUT_NAME, [STANDING]: WHOLE, [SHORT]: WHOLE },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'button' | 'name', SxProps<Theme>>>>>;

const MORE = / and \d+ more$/;
