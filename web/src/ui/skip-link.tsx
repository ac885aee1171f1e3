// No stories: in sight with the focus alone; the layouts have it.
import Box from '@mui/material/Box';
import { RADII } from './radii.ts';
import * as texts from './texts.ts';

/** First tab stop: skips the bar. */
export function SkipLink(): React.JSX.Element {
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: 'absolute',
        insetInlineStart: 12,
        top: -60,
        zIndex: 2000,
        bgcolor: 'background.paper',
        p: 1.5,
        borderRadius: RADII.small,
        color: 'primary.main',
        '&:focus': { top: 12 },
      }}
    >
      {texts.skipToContent()}
    </Box>
  );
}
