import Box from '@mui/material/Box';
import { nothing, type Stories } from '../dev/stories.tsx';
import { InlineSelect } from './inline-select.tsx';

const options = ['19:00', '19:15', '19:30'].map((time) => ({ value: time, label: time }));

export const stories: Stories = {
  'a time': <InlineSelect label="Time" options={options} value="19:15" onChange={nothing} />,
  'that is not free': <InlineSelect label="Time" options={options} value="19:00" isInvalid onChange={nothing} />,
  'of one field of two, by parts of the day': (
    <Box sx={{ display: 'flex', maxWidth: 342 }}>
      <InlineSelect
        label="Day"
        joined="start"
        options={[{ value: '1', label: 'Today' }]}
        value="1"
        onChange={nothing}
      />
      <InlineSelect
        label="Time"
        joined="end"
        options={options.map((option) => ({ ...option, group: 'Evening' }))}
        value="19:15"
        onChange={nothing}
      />
    </Box>
  ),
};
