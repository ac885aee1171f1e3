// No stories: a button; routes/import-menu.test.tsx presses it.
import Box from '@mui/material/Box';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { failureSentence } from '../../lib/failure-sentence.ts';
import { loaded } from '../../lib/load-chunk.ts';
import { Button } from '../../ui/button.tsx';
import { askTable } from './import-menu.ts';
import { ownTableColumns } from './own-table.ts';
import * as texts from './texts.ts';

/** Downloads the menu as a table, which a spreadsheet changes and the import takes back. */
export function TableButton(): React.JSX.Element {
  const [isAsking, setIsAsking] = useState(false);
  const take = async (): Promise<void> => {
    setIsAsking(true);
    const [answer, writer] = await Promise.all([
      askTable(),
      loaded(() => import('../../ui/data-table/export-rows.ts')),
    ]);
    setIsAsking(false);
    if (!answer.ok) {
      toast.error(failureSentence(answer.failure, SENTENCES));
      return;
    }
    if (!writer) {
      toast.error(texts.notLoaded());
      return;
    }
    const [head = [], ...rows] = answer.value;
    await writer.exportRows(
      texts.tableFile(),
      rows.map((row) => ({ row })),
      ownTableColumns(head),
    );
  };
  return (
    <Box sx={LINE}>
      <span>{texts.takeTableHelp()}</span>
      <Button variant="outlined" loading={isAsking} onClick={() => void take()}>
        {texts.takeTable()}
      </Button>
    </Box>
  );
}

const SENTENCES = { unanswered: texts.tableNotRead(), 'no-permission': texts.notAllowed() };
const LINE = { display: 'grid', justifyItems: 'start', gap: 1.5 } as const;
