// No stories: asks the server; a bar with a link.
import Alert from '@mui/material/Alert';
import { useRequest } from '../../../data/use-request.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { loadHouse } from '../settings/house-api.ts';
import { doneCount, lacksOf, STEPS } from './steps.ts';
import { useFound } from './use-found.ts';
import * as texts from './texts.ts';

/** Says on the other pages of an admin that the house is not open yet, how far its set-up is, and leads there. */
export function SetUpNotice(): React.JSX.Element {
  const house = useRequest(loadHouse);
  const found = useFound();
  const done = house.status === 'ready' ? doneCount(lacksOf(house.value, found)) : null;
  return (
    <Alert
      severity="info"
      icon={false}
      sx={NOTICE}
      action={
        <LinkButton to={paths.setUp} variant="outlined" color="inherit">
          {texts.goOn()}
        </LinkButton>
      }
    >
      <b>{texts.notOpenYet()}</b> {done !== null && texts.stepsDone({ done, all: STEPS.length })}
    </Alert>
  );
}

const NOTICE = {
  mb: 2,
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '@media print': { display: 'none' },
} as const;
