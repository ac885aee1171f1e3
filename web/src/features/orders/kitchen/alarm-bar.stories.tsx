import { nothing, type Stories } from '../../../dev/stories.tsx';
import { AlarmBar } from './alarm-bar.tsx';
import type { Alarm } from './use-alarm.ts';

export const stories: Stories = {
  quiet: <Bar />,
  'sound is off': <Bar isOn={false} />,
  'one new order': <Bar unseen={1} />,
  'many new orders, and the browser blocks the sound': <Bar unseen={12} isBlocked />,
  'hears nothing': <Bar isDeaf />,
};

function Bar(changes: Partial<Alarm>): React.JSX.Element {
  const quiet = { isOn: true, isBlocked: false, unseen: 0, isDeaf: false, toggle: nothing, acknowledge: nothing };
  return <AlarmBar alarm={{ ...quiet, ...changes }} isBoard />;
}
