import { useState } from 'react';
import { nothing, type Stories } from '../dev/stories.tsx';
import { ToggleButtonGroup } from './toggle-button-group.tsx';

export const stories: Stories = {
  two: <Toggle labels={['On the menu', 'Removed']} />,
  'with counts': (
    <ToggleButtonGroup
      label="Orders by status"
      options={[
        { value: 'pending', label: 'Pending', count: 12 },
        { value: 'approved', label: 'Approved', count: '200+' },
      ]}
      value="pending"
      onChange={nothing}
    />
  ),
  'more than fit into a line': (
    <Toggle labels={['Pending', 'Approved', 'Rejected', 'Delivered', 'Given back by the kitchen']} />
  ),
};

function Toggle({ labels }: { readonly labels: readonly string[] }): React.JSX.Element {
  const [value, setValue] = useState(labels[0] ?? '');
  return (
    <ToggleButtonGroup
      label="Orders by status"
      options={labels.map((label) => ({ value: label, label }))}
      value={value}
      onChange={setValue}
    />
  );
}
