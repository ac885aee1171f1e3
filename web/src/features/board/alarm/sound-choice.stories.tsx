import { each, nothing, type Stories } from '../../../dev/stories.tsx';
import { SoundChoice } from './sound-choice.tsx';
import { VOLUMES } from './volume.ts';

export const stories: Stories = each(VOLUMES, (volume) => <SoundChoice volume={volume} onVolume={nothing} />);
