import Box from '@mui/material/Box';
import { opens, type Stories } from '../dev/stories.tsx';
import { Button } from './button.tsx';
import { InfoDialog, TitledDialog } from './titled-dialog.tsx';

const LONG = 'Slow-cooked chicken curry with steamed rice and coriander';

export const stories: Stories = {
  'only tells something': opens((close) => (
    <InfoDialog title="Pay for Pho" onClose={close}>
      Due when you get your food.
    </InfoDialog>
  )),
  'a sheet on a phone, with a picture and a sentence': opens((close) => (
    <TitledDialog
      title={`Order ${LONG}`}
      picture={<Box sx={{ flexShrink: 0, width: 96, height: 96, bgcolor: 'plate.sage' }} />}
      subtitle="$9.50"
      isSheet
      text="One portion, at the price that stands here."
      maxWidth="sm"
      actions={<Button onClick={close}>Cancel</Button>}
      onClose={close}
    />
  )),
  'longer than the screen': opens((close) => (
    <InfoDialog title="What happened" onClose={close}>
      {Array.from({ length: 60 }, (_, line) => (
        <p key={line}>{`Line ${line + 1}`}</p>
      ))}
    </InfoDialog>
  )),
};
