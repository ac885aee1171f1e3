import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { houseServer } from '../../../test/house-server.ts';
import { HomeForm } from './home-form.tsx';
import { marksOf, renderPart } from './testing-part.tsx';

const ABOUT = { name: 'Gasthaus am Kanal', address: '', phone: '' };
const NAMED: HouseDto = { ...toHouseDto(DEFAULT_SETTINGS), version: 4, about: ABOUT };

let sent: readonly HouseDto[];

beforeEach(() => {
  ({ sent } = houseServer());
});

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string): Promise<void> => userEvent.click(screen.getByRole('checkbox', { name }));
const type = (label: string, text: string): Promise<void> => userEvent.type(screen.getByLabelText(label), text);
const save = async (): Promise<void> => {
  await press('Save the home page');
  await screen.findByText('The home page is saved');
};
const shown = (): readonly string[] =>
  screen
    .getAllByRole('group')
    .filter((row) => row.querySelector<HTMLInputElement>('[type=checkbox]')?.checked)
    .map((row) => row.getAttribute('aria-label') ?? '');

const [FEATURES, MENU, POPULAR, INVITATION] = [
  'Features: vouchers and delivery, where you have them',
  'Menu: breakfast, lunch and dinner',
  'Popular foods',
  'Invitation to make an account',
] as const;

describe('the home page', () => {
  it('has at first what the site shows, and is nothing of the house’s own while that stays', async () => {
    const { onDirty } = renderPart(HomeForm, NAMED);
    expect(shown()).toEqual([FEATURES, MENU, POPULAR]);
    expect(screen.queryByText(/once the house has a name/)).toBeNull();
    await type('Headline', 'Fish');
    await save();
    await userEvent.clear(screen.getByLabelText('Headline'));
    await press('Save the home page');
    await waitFor(() => {
      expect(sent.map(({ home }) => home)).toEqual([expect.anything(), null]);
    });
    expect(onDirty).toHaveBeenLastCalledWith(false);
  });

  it('can be seen as guests see it, and of a house without a name says when they do', () => {
    renderPart(HomeForm, NAMED);
    expect(screen.getByRole('link', { name: 'See it, in a new tab: Home page' }).getAttribute('href')).toBe('/');
    cleanup();
    renderPart(HomeForm, { ...NAMED, about: null });
    screen.getByText(/once the house has a name/);
    expect(screen.getByRole('link', { name: 'Say the name' }).getAttribute('href')).toBe('/#about');
    expect(screen.queryByText('See it')).toBeNull();
  });

  it('shows and hides sections, moves them, and takes words of the house', async () => {
    const { onDirty } = renderPart(HomeForm, NAMED);
    await type('Headline', ' Fish from the grill ');
    await type('Introduction', 'Caught{Enter}at six.');
    await tick(MENU);
    await tick(INVITATION);
    await type(`Heading of ${POPULAR}`, 'Today');
    await press(`Move ${POPULAR} up`);
    await press(`Move ${POPULAR} up`);
    expect(shown()).toEqual([POPULAR, FEATURES, INVITATION]);
    expect(onDirty).toHaveBeenLastCalledWith(true);
    await save();
    const home = {
      headline: 'Fish from the grill',
      introduction: 'Caught at six.',
      sections: [
        { name: 'popular', title: 'Today' },
        { name: 'features', title: '' },
        { name: 'discover', title: '' },
      ],
    };
    expect(sent).toEqual([{ ...NAMED, home }]);
    expect(onDirty).toHaveBeenLastCalledWith(false);
  });

  it('is not saved while only the order is another', async () => {
    const { onDirty } = renderPart(HomeForm, NAMED);
    await press(`Move ${FEATURES} down`);
    expect(onDirty).toHaveBeenLastCalledWith(true);
    await press(`Move ${FEATURES} up`);
    expect(onDirty).toHaveBeenLastCalledWith(false);
  });

  it('begins with what is saved, and can be none but its top', async () => {
    const sections = [
      { name: 'popular', title: 'Today' },
      { name: 'menu', title: '' },
    ] as const;
    renderPart(HomeForm, { ...NAMED, home: { headline: 'Fish', introduction: '', sections: [...sections] } });
    expect(shown()).toEqual([POPULAR, MENU]);
    expect(screen.getByLabelText<HTMLInputElement>('Headline').value).toBe('Fish');
    expect(screen.getByLabelText<HTMLInputElement>(`Heading of ${POPULAR}`).value).toBe('Today');
    await tick(POPULAR);
    await tick(MENU);
    await save();
    expect(sent).toEqual([{ ...NAMED, home: { headline: 'Fish', introduction: '', sections: [] } }]);
  });

  it('is not sent with words that are too long: each is said at its field', async () => {
    renderPart(HomeForm, NAMED);
    await userEvent.click(screen.getByLabelText('Introduction'));
    await userEvent.paste('x'.repeat(201));
    await tick(FEATURES);
    await userEvent.click(screen.getByLabelText(`Heading of ${POPULAR}`));
    await userEvent.paste('x'.repeat(81));
    await press('Save the home page');
    expect(marksOf(screen.getByLabelText('Introduction'))).toMatchObject({
      isMarked: true,
      says: 'A text of up to 200 characters',
      hasFocus: true,
    });
    expect(marksOf(screen.getByLabelText(`Heading of ${POPULAR}`))).toMatchObject({
      isMarked: true,
      says: 'One line of up to 80 characters',
    });
    expect(sent).toEqual([]);
  });
});
