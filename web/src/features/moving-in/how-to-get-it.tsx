// No stories: says three sentences.
import Box from '@mui/material/Box';
import { SUMMARY } from '../../ui/fold-styles.ts';
import * as texts from './texts.ts';

/**
 * How an owner gets the menu out of GloriaFood.
 * @source its integration documents: "Fetch menu", version 2
 */
export function HowToGetIt(): React.JSX.Element {
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={SUMMARY}>
        {texts.howToGetIt()}
      </Box>
      <Box
        component="ol"
        sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
      >
        <li>{texts.makeKey()}</li>
        <li>
          {texts.fetchMenu()}
          <Box component="pre" dir="ltr" tabIndex={0} sx={CODE}>
            {texts.fetchCommand()}
          </Box>
        </li>
        <li>{texts.keepFile()}</li>
      </Box>
    </Box>
  );
}

const CODE = {
  m: 0,
  mt: 0.5,
  p: 1,
  overflowX: 'auto',
  bgcolor: 'action.hover',
  typography: 'body2',
  fontFamily: 'monospace',
} as const;
