import type { Stories } from '../dev/stories.tsx';
import { KeysHelp } from './keys-help.tsx';

export const stories: Stories = { 'as it is': <KeysHelp /> };
