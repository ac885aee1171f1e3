import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ContentCopyOutlined } from '../../ui/icons/content-copy-outlined.tsx';
import { RADII } from '../../ui/radii.ts';
import * as texts from './texts.ts';

/** Lines to be pasted elsewhere, which one press of their button copies and one press on them marks. */
export function CopyBlock({
  text,
  action,
}: {
  readonly text: string;
  /** The words of its button. */
  readonly action: string;
}): React.JSX.Element {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(texts.copied());
    } catch {
      setSaid(texts.copyByHand());
    }
  };
  return (
    <>
      <Box component="pre" sx={LINES}>
        <code>{text}</code>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="outlined" startIcon={<ContentCopyOutlined fontSize="small" />} onClick={() => void copy()}>
          {action}
        </Button>
        <span role="status">{said}</span>
      </Box>
    </>
  );
}

/** Long addresses go on in the next line: on a phone all of it is in sight. */
const LINES = {
  m: 0,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: RADII.field,
  bgcolor: 'background.default',
  typography: 'body2',
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  WebkitUserSelect: 'all', // Safari
  userSelect: 'all',
} as const;
