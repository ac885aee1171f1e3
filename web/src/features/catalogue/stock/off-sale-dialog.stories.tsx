import { opens, type Stories } from '../../../dev/stories.tsx';
import { OffSaleDialog } from './off-sale-dialog.tsx';

export const stories: Stories = {
  'for how long': opens((close) => <OffSaleDialog food={{ id: 'pho', name: 'Pho' }} onClose={close} />),
};
