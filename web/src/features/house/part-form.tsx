import Box from '@mui/material/Box';
import { useEffect, type ReactNode, type SubmitEventHandler } from 'react';
import { Form } from '../../ui/form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Surface } from '../../ui/surface.tsx';
import { CARD } from './house-look.ts';
import { SaveProblem, type Problem } from './save-problem.tsx';
import type { PartProps } from './use-save.ts';

/** One part of the page: a card with its fields, and below them what saves them. */
export function PartForm({
  button,
  isDirty,
  isBusy,
  problem,
  onReload,
  onDirty,
  onSubmit,
  children,
}: Pick<PartProps, 'onReload' | 'onDirty'> & {
  readonly button: string;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}): React.JSX.Element {
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);
  return (
    <Surface sx={CARD}>
      <Form onSubmit={onSubmit}>
        {children}
        <Box sx={FOOT}>
          <SaveProblem problem={problem} onReload={onReload} />
          <SubmitButton loading={isBusy}>{button}</SubmitButton>
        </Box>
      </Form>
    </Surface>
  );
}

const FOOT = { display: 'grid', gap: 2, mt: 1, justifyItems: 'start' } as const;
