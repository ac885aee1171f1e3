import type { Category } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_ANSWER, type MoveStockResult } from '../api/move-stock.ts';
import { CountSheet } from './count-sheet.tsx';
import { PrintedCountSheet } from './printed-count-sheet.tsx';
import { useCountDraft } from './use-count-draft.ts';

const FOODS = [
  aFood({ id: 'pho', name: 'Pho', quantity: 8 }),
  aFood({ id: 'tea', name: 'Tea', quantity: 30, categoryId: 'gone' }),
  aFood({ id: 'cake', name: 'Cake', quantity: 0, putAside: 4, categoryId: 'sweet' }),
];
const CHANGED = 'There are 6 now: some were sold or came back meanwhile. Count again, please.';

interface Sent {
  readonly id: string;
  readonly counted: number;
  readonly seen: number;
}

let sent: Sent[];
let answers: Record<string, MoveStockResult>;

const SWEET = [
  { id: 'savoury', name: 'Savoury' },
  { id: 'sweet', name: 'Sweet things' },
];

function Sheet({ categories = [] }: { readonly categories?: readonly Category[] }): React.JSX.Element {
  return (
    <MemoryRouter>
      <CountSheet
        foods={FOODS}
        categories={categories}
        drafts={useCountDraft('cook')}
        onCount={async (id, count) => {
          sent.push({ id, ...count });
          return answers[id] ?? { status: 'done' };
        }}
      />
    </MemoryRouter>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  answers = {};
  render(<Sheet />);
});

const field = (name: RegExp): HTMLInputElement => screen.getByLabelText(name);
const counts = (): readonly (readonly unknown[])[] => sent.map(({ id, counted, seen }) => [id, counted, seen]);

describe('the count sheet', () => {
  it('is filled in with Enter down the column, and sends what was typed alone', async () => {
    await userEvent.click(field(/^Portions of Pho/));
    await userEvent.keyboard('7{Enter}{Enter}4{Enter}');
    expect(document.activeElement?.textContent).toBe('Enter 2 counts');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Entered: 7, 1 less');
    screen.getByText('Entered: 4, as it was');
    screen.getByText('2 entered.');
    expect(counts()).toEqual([
      ['pho', 7, 8],
      ['cake', 4, 4],
    ]);
    expect(field(/^Portions of Pho/).value).toBe('');
  });

  it('has headings of the house’s categories, with the foods in none last, on the screen and on paper', async () => {
    cleanup();
    render(<Sheet categories={SWEET} />);
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const list = (name: string): string | null => screen.getByRole('list', { name }).textContent;
    expect(heads).toEqual(['Sweet things', 'In no category']);
    expect([list('Sweet things'), list('In no category')]).toEqual(['Cake4 low', 'Pho8Tea30']);
    cleanup();
    vi.stubGlobal('print', vi.fn<() => void>());
    render(<PrintedCountSheet foods={FOODS} categories={SWEET} atMs={0} onPrinted={() => undefined} />);
    const paper = document.querySelector('.printed-count-sheet');
    const parts = [...(paper?.querySelectorAll('h2, li:not(:has(b))') ?? [])];
    const texts = ['Sweet things', 'Cake4', 'In no category', 'Pho8', 'Tea30'];
    expect(parts.map(({ textContent }) => textContent)).toEqual(texts);
    vi.unstubAllGlobals();
  });

  it('G4: keeps the line that was refused, says both numbers, and sends it again only when it is confirmed', async () => {
    answers = { pho: { status: 'refused', sentence: CHANGED, left: 6 } };
    await userEvent.type(field(/^Portions of Pho/), '7');
    await userEvent.type(field(/^Portions of Tea/), '30{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Enter 2 counts' }));
    await screen.findByText(CHANGED);
    screen.getByText('1 entered, 1 not.');
    screen.getByText('You counted 7, where 8 should be. Now 6 should be.');
    expect(field(/^Portions of Pho/).value).toBe('7');
    const enter = screen.getByRole('button', { name: 'Enter counts' });
    expect([enter.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', enter]);
    cleanup();
    render(<Sheet />);
    answers = {};
    await userEvent.click(screen.getByRole('button', { name: '7 is right for Pho' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enter one count' }));
    expect(counts()).toEqual([
      ['pho', 7, 8],
      ['tea', 30, 30],
      ['pho', 7, 6],
    ]);
  });

  it('takes a number that is typed after the answer as counted against it', async () => {
    answers = { pho: { status: 'refused', sentence: CHANGED, left: 6 } };
    await userEvent.type(field(/^Portions of Pho/), '7{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Enter one count' }));
    await screen.findByText(CHANGED);
    answers = {};
    await userEvent.type(field(/^Portions of Pho/), '5', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Enter one count' }));
    expect(counts().at(-1)).toEqual(['pho', 5, 6]);
  });

  it('survives a reload, and sends a number whose answer was lost as it was', async () => {
    answers = { pho: { status: 'refused', sentence: NO_ANSWER, left: null } };
    await userEvent.type(field(/^Portions of Pho/), '7');
    await userEvent.click(screen.getByRole('button', { name: 'Enter one count' }));
    await screen.findByText(NO_ANSWER);
    cleanup();
    render(<Sheet />);
    expect(field(/^Portions of Pho/).value).toBe('7');
    await userEvent.click(screen.getByRole('button', { name: 'Enter one count' }));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('sends no number that a house cannot hold', async () => {
    await userEvent.type(field(/^Portions of Pho/), '-1');
    await userEvent.type(field(/^Portions of Tea/), '100001');
    expect(screen.getAllByText('A whole number up to 100000')).toHaveLength(2);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enter counts' }).disabled).toBe(true);
    screen.getByText('No counts yet');
  });

  it('says how many are counted, until they are entered', async () => {
    screen.getByText('No counts yet');
    await userEvent.type(field(/^Portions of Pho/), '7');
    screen.getByText('1 counted');
    await userEvent.type(field(/^Portions of Tea/), '30');
    screen.getByText('2 counted');
    await userEvent.click(screen.getByRole('button', { name: 'Enter 2 counts' }));
    await screen.findByText('2 entered.');
    expect(screen.queryByText(/counted$|^No counts/)).toBeNull();
  });
});
