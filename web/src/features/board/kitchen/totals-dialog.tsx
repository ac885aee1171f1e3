// No stories: in open-totals.tsx.
import type { FoodTotal } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';

/** Everything to make for all open orders, with sizes and options. */
export function TotalsDialog({
  totals,
  onClose,
}: {
  readonly totals: readonly FoodTotal[];
  readonly onClose: () => void;
}): React.JSX.Element {
  return (
    <InfoDialog title="To make for all open orders" onClose={onClose}>
      <Box component="ul" sx={LIST}>
        {totals.map(({ name, portions, options }) => (
          <li key={name}>
            <strong>
              {portions} × <bdi>{name}</bdi>
            </strong>
            {options.length > 0 && (
              <ul>
                {options.map((option) => (
                  <li key={option.name}>
                    {option.portions} × <bdi>{option.name}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </Box>
    </InfoDialog>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'lead',
  fontVariantNumeric: 'tabular-nums',
  '& > li + li': { mt: 1.5 },
  '& ul': { m: 0, pl: 3, listStyle: 'none', typography: 'body1', color: 'text.secondary' },
} as const;
