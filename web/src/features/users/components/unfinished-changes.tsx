import type { PendingChange } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../ui/button.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { manageUsers } from '../api/use-users.ts';
import { explain } from './explain.ts';
import { Surface } from '../../../ui/surface.tsx';
import * as texts from './texts.ts';
import * as site from '../../../texts.ts';

/** Younger changes are still in progress and are not shown. */
const UNDER_WAY_MS = 10_000;

/** Interrupted changes, each with a button that completes it. The server completes them within minutes anyway. */
export function UnfinishedChanges({
  changes,
}: {
  readonly changes: readonly PendingChange[];
}): React.JSX.Element | null {
  const nowMs = useNow(UNDER_WAY_MS);
  const cut = changes.filter(({ startedAtMs }) => nowMs - startedAtMs >= UNDER_WAY_MS);
  if (cut.length === 0) return null;
  return (
    <Surface
      component="section"
      aria-label={texts.unfinished()}
      radius="field"
      sx={{ mb: 2, px: 2, py: 1.5, borderColor: 'warning.main', bgcolor: 'plate.butter' }}
    >
      {cut.map((change) => (
        <Unfinished key={change.uid} change={change} />
      ))}
    </Surface>
  );
}

function Unfinished({ change }: { readonly change: PendingChange }): React.JSX.Element {
  const [isBusy, setBusy] = useState(false);
  const { email } = change;
  const finish = async (): Promise<void> => {
    setBusy(true);
    const result = await (change.kind === 'deletion'
      ? manageUsers.remove(email)
      : manageUsers.setRole(email, change.role));
    setBusy(false);
    if (result.status !== 'done') toast.error(explain(result));
  };
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
      <span>
        {change.kind === 'deletion'
          ? texts.unfinishedDeletion({ email })
          : texts.unfinishedRole({ role: site.role({ role: change.role }), email })}
      </span>
      <Button variant="outlined" loading={isBusy} aria-label={texts.finishFor({ email })} onClick={() => void finish()}>
        {texts.finish()}
      </Button>
    </Box>
  );
}
