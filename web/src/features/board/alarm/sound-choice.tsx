import { IconSelect } from '../../../ui/icon-select.tsx';
import { VolumeOffOutlined as VolumeOff } from '../../../ui/icons/volume-off-outlined.tsx';
import { VolumeUpOutlined as VolumeUp } from '../../../ui/icons/volume-up-outlined.tsx';
import type { Volume } from './volume.ts';
import * as texts from './texts.ts';

const OPTIONS = [
  { value: 'off', label: texts.off() },
  { value: 'low', label: texts.low() },
  { value: 'medium', label: texts.medium() },
  { value: 'loud', label: texts.loud() },
] as const;

/** How loud this page rings. */
export function SoundChoice({
  volume,
  onVolume,
  label = texts.sound(),
}: {
  readonly volume: Volume;
  readonly onVolume: (volume: Volume) => void;
  /** Where a page has two of them. */
  readonly label?: string;
}): React.JSX.Element {
  return (
    <IconSelect
      label={label}
      icon={volume === 'off' ? <VolumeOff color="error" /> : <VolumeUp />}
      options={OPTIONS}
      value={volume}
      onChange={onVolume}
    />
  );
}
