import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import toast from 'react-hot-toast';
import { opens, type Stories } from '../dev/stories.tsx';
import { AT_FOOT, AtFoot } from './at-foot.tsx';
import { Button } from './button.tsx';
import { InfoDialog, TitledDialog } from './titled-dialog.tsx';

const LONG = 'Slow-cooked chicken curry with steamed rice and coriander';

const LINES = Array.from({ length: 60 }, (_, line) => <p key={line}>{`Line ${line + 1}`}</p>);

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
      {LINES}
    </InfoDialog>
  )),
  'with a toast, a short sheet': opens((close) => <Telling isSheet title="Remove Pho?" onClose={close} />),
  'with a toast, a long sheet': opens((close) => (
    <Telling isSheet title={LONG} onClose={close}>
      {LINES}
    </Telling>
  )),
  'with a toast, in the middle': opens((close) => (
    <Telling title="Choices of Pho" maxWidth="sm" onClose={close}>
      {LINES}
    </Telling>
  )),
  'with a button in a toast': opens((close) => (
    <Telling title="Remove Ramen?" said={<Button>Put back</Button>} onClose={close} />
  )),
  'with news, a short sheet': opens((close) => <WithNews isSheet title="Remove Pho?" onClose={close} />),
  'with news, a long sheet': opens((close) => (
    <WithNews isSheet title={LONG} onClose={close}>
      {LINES}
    </WithNews>
  )),
  'with news, at the edge': opens((close) => (
    <WithNews isAside isSheet title="Your basket" onClose={close}>
      {LINES}
    </WithNews>
  )),
  'with a toast, at the edge': opens((close) => (
    <Telling isAside isSheet title="Your basket" onClose={close}>
      {LINES}
    </Telling>
  )),
};

function WithNews(props: Omit<ComponentProps<typeof TitledDialog>, 'actions'>): React.JSX.Element {
  return (
    <>
      <AtFoot>
        <Button variant="contained" sx={AT_FOOT}>
          2 new orders
        </Button>
      </AtFoot>
      <TitledDialog {...props} actions={<Button onClick={props.onClose}>Cancel</Button>} />
    </>
  );
}

function Telling({
  said = `${LONG}: back in the kitchen`,
  ...props
}: Omit<ComponentProps<typeof TitledDialog>, 'actions'> & {
  readonly said?: React.JSX.Element | string;
}): React.JSX.Element {
  return (
    <TitledDialog
      {...props}
      actions={<Button onClick={() => toast.success(said, { id: 'told', duration: Infinity })}>Tell</Button>}
    />
  );
}
