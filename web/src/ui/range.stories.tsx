import Typography from '@mui/material/Typography';
import { nothing, type Stories } from '../dev/stories.tsx';
import { Range } from './range.tsx';

export const stories: Stories = {
  'in the middle': (
    <>
      <Typography id="zoom">Zoom</Typography>
      <Range labelledBy="zoom" min={1} max={3} step={0.05} value={2} disabled={false} onValue={nothing} />
    </>
  ),
};
