// No stories: in open-totals.tsx.
import type { FoodTotal } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import * as texts from './texts.ts';

/** Everything to make for all open orders, with sizes and options. */
export function TotalsDialog({
  totals,
  onClose,
}: {
  readonly totals: readonly FoodTotal[];
  readonly onClose: () => void;
}): React.JSX.Element {
  return (
    <InfoDialog title={texts.toMakeForAll()} onClose={onClose}>
      <Box component="ul" sx={LIST}>
        {totals.map(({ name, portions, options }) => (
          <Box component="li" key={name} sx={FOOD}>
            <strong>
              {portions} × <bdi>{name}</bdi>
            </strong>
            {options.length > 0 && (
              <Box component="ul" sx={OPTIONS}>
                {options.map((option) => (
                  <li key={option.name}>
                    {option.portions} × <bdi>{option.name}</bdi>
                  </li>
                ))}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </InfoDialog>
  );
}

const LIST = { m: 0, p: 0, listStyle: 'none', typography: 'lead', fontVariantNumeric: 'tabular-nums' } as const;
const FOOD = { '&:not(:first-of-type)': { mt: 1.5 } } as const;
const OPTIONS = {
  m: 0,
  paddingInlineStart: 3,
  listStyle: 'none',
  typography: 'body1',
  color: 'text.secondary',
} as const;
