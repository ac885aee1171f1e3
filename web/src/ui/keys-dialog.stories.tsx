import { opens, type Stories } from '../dev/stories.tsx';
import { KeysDialog } from './keys-dialog.tsx';

export const stories: Stories = { 'as it is': opens((close) => <KeysDialog onClose={close} />) };
