import Box from '@mui/material/Box';
import type { Stories } from '../../dev/stories.tsx';
import { FoodPicture } from './food-picture.tsx';

export const stories: Stories = {
  'on each of its grounds': (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, 110px)', gridAutoRows: 110 }}>
      {['beef-pho', 'chicken-curry', 'flat-white', 'garden-salad'].map((name) => (
        <FoodPicture key={name} src={`/img/food/${name}.webp`} seed={name} size={80} />
      ))}
    </Box>
  ),
  'a photograph': (
    <Box sx={{ width: 147, height: 110 }}>
      <FoodPicture src="/icon-192.png" seed="pho" size={80} />
    </Box>
  ),
  'no picture': (
    <Box sx={{ height: 110 }}>
      <FoodPicture src="data:," seed="pho" size={80} />
    </Box>
  ),
};
