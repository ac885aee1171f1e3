import { nothing, type Stories } from '../dev/stories.tsx';
import { IconSelect } from './icon-select.tsx';
import { VolumeUpOutlined as VolumeUp } from './icons/volume-up-outlined.tsx';

const options = [
  { value: 'low', label: 'Low' },
  { value: 'loud', label: 'Loud' },
] as const;

export const stories: Stories = {
  'a value with its sign': (
    <IconSelect label="Sound" icon={<VolumeUp />} options={options} value="loud" onChange={nothing} />
  ),
  outlined: (
    <IconSelect
      variant="outlined"
      label="Sound"
      icon={<VolumeUp />}
      options={options}
      value="loud"
      onChange={nothing}
    />
  ),
};
