import { opens, type Stories } from '../../../dev/stories.tsx';
import { MinutesDialog } from './minutes-dialog.tsx';

const readyIn = (minutes: number): string => `19:${String(minutes % 60).padStart(2, '0')}`;

export const stories: Stories = {
  'of a pending order': opens((close) => (
    <MinutesDialog title="Beef Pho, BT8Q2X" preselected={20} readyIn={readyIn} onCancel={close} onChoose={close} />
  )),
  'of a delivery': opens((close) => (
    <MinutesDialog
      title="Beef Pho, BT8Q2X"
      preselected={35}
      least={20}
      wayMinutes={15}
      readyIn={readyIn}
      onCancel={close}
      onChoose={close}
    />
  )),
};
