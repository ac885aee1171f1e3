import { openState, type HouseDto, type Pause } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useNow } from '../../../lib/use-now.ts';

/** What counts of the settings, read once or followed. */
export type StatefulHouse = Pick<HouseDto, 'timeZone' | 'hours' | 'exceptions' | 'lastOrderMinutes' | 'services'> & {
  readonly pause?: Pause | null;
};

const MINUTE_MS = 60_000;

/** Whether the house takes orders now, and until when. */
export function HouseState({ house }: { readonly house: StatefulHouse }): React.JSX.Element {
  const { isOpen, words } = openState({ pause: null, ...house }, useNow(MINUTE_MS));
  return (
    <Typography component="p" variant="lead" data-open={isOpen} sx={STATE}>
      {words}
    </Typography>
  );
}

const STATE = {
  minHeight: 28,
  fontWeight: 700,
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 12,
    height: 12,
    mr: 1,
    borderRadius: '50%',
    bgcolor: 'error.main',
  },
  '&[data-open="true"]::before': { bgcolor: 'secondary.main' },
} as const;
