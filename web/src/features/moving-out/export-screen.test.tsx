import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ExportScreen } from './export-screen.tsx';

let isOnline: boolean;
vi.mock('../../lib/use-online.ts', () => ({ useOnline: () => isOnline }));

it.each([true, false])('says that the house does not answer, before anything is asked: answers %s', (answers) => {
  isOnline = answers;
  render(<ExportScreen />);
  expect(screen.queryAllByText(/^The house does not answer/)).toHaveLength(answers ? 0 : 1);
  expect(screen.getAllByRole('button')).toHaveLength(7);
});
