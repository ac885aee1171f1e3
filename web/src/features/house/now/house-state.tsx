import { openState, type HouseDto, type Pause } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useNow } from '../../../lib/use-now.ts';
import { OpenWords } from './open-words.tsx';

/** What counts of the settings, read once or followed. */
export type StatefulHouse = Pick<HouseDto, 'timeZone' | 'hours' | 'exceptions' | 'lastOrderMinutes' | 'services'> & {
  readonly pause?: Pause | null;
  readonly notOpenYet?: boolean;
};

const MINUTE_MS = 60_000;

/** Whether the house takes orders now, and until when. */
export function HouseState({ house }: { readonly house: StatefulHouse }): React.JSX.Element {
  return (
    <Typography component="p" variant="lead" sx={{ minHeight: 28 }}>
      <OpenWords state={openState({ pause: null, ...house }, useNow(MINUTE_MS))} />
    </Typography>
  );
}
