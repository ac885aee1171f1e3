import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { asksBeforeLeaving } from '../test/asks-before-leaving.ts';
import {
  PATH,
  SAUCE,
  SIZE,
  PHO,
  server,
  show,
  change,
  field,
  type,
  save,
  ready,
  beginFoodPage,
} from '../test/food-page.tsx';
import { press } from '../test/render-screen.tsx';

beginFoodPage();

describe('the picture and the preview of a food', () => {
  const SHOWN = 'What the picture shows';
  const OWN = `/api/pictures/${'a'.repeat(43)}`;

  it('asks what a picture shows that is none of the site’s, and says it to the guest of the preview', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false); // or it has failed
    await show();
    await ready();
    expect(screen.queryByLabelText(SHOWN)).toBeNull();
    await type('Photo-URL', OWN);
    await type(SHOWN, 'x'.repeat(121));
    await save();
    expect(await screen.findByText('One line of at most 120 characters')).toBeDefined();
    expect(server.sent).toEqual([]);
    await type(SHOWN, 'Noodles in a blue bowl');
    expect(await screen.findByAltText('Noodles in a blue bowl')).toBeDefined();
    await save();
    expect(server.sent).toEqual([{ version: 4, img: OWN, pictureText: 'Noodles in a blue bowl' }]);
  });

  it('lets go of what a picture shows when it is replaced by one of the site, whatever was typed of it', async () => {
    const said = { ...PHO, img: OWN, pictureText: 'Noodles in a blue bowl' };
    await show(PATH, { foods: [said] });
    await ready();
    expect(field(SHOWN).value).toBe(said.pictureText);
    await type(SHOWN, 'x'.repeat(121));
    await type('Photo-URL', '');
    expect(screen.queryByLabelText(SHOWN)).toBeNull();
    await save();
    expect(server.sent).toEqual([{ version: 4, img: '', pictureText: '' }]);
    await change({ version: 5, img: '/img/site/plate.webp', pictureText: null });
    await screen.findByText('Everything is saved');
    expect(screen.queryByText(/Somebody else/)).toBeNull();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('says that somebody else has said what the picture shows, and keeps what is typed', async () => {
    await show(PATH, { foods: [{ ...PHO, img: OWN, pictureText: 'A bowl' }] });
    await ready();
    await type(SHOWN, 'A blue bowl');
    await change({ version: 5, img: OWN, pictureText: 'A plate' });
    await screen.findByText(/What you typed stays in What the picture shows/);
    await save('Replace theirs');
    expect(server.sent).toEqual([{ version: 5, pictureText: 'A blue bowl' }]);
  });

  it('shows the food as a guest sees it, with what is typed', async () => {
    await show();
    await ready();
    await type('Food Name', 'Pho bo');
    await type('Food-Price', '11');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByText('Pho bo')).toBeDefined();
    expect(preview.getByText(/\$11\.00/)).toBeDefined();
  });

  it('shows a group as the food uses it: with its sizes, its limits and the prices of the size, and what its options ask', async () => {
    const option = { kitchenName: null, max: 1, default: 0, allergens: null, tags: [], soldOut: false };
    const hot = { ...option, id: 'hot', name: 'Hot', each: 0.25 };
    const cheesy = { ...option, id: 'cheesy', name: 'Cheesy', each: 1, eachBySize: { large: 1.8 }, asks: ['sauce'] };
    const sauce = { ...SAUCE, options: [hot] };
    const crust = {
      ...SAUCE,
      id: 'crust',
      name: 'Crust',
      options: [cheesy, { ...option, id: 'thin', name: 'Thin', each: 0 }],
    };
    const limits = { required: true, min: 2, max: 2 };
    server.choices = {
      version: 2,
      sizes: [SIZE, { ...SIZE, id: 'large', name: 'Large' }],
      groups: [{ ...crust, sizes: ['large'], limits }],
    };
    await show(PATH, { groups: [sauce, crust] });
    await ready();
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    const large = await preview.findByRole('radio', { name: /^Large/ });
    expect(preview.queryByRole('group', { name: /^Crust/ })).toBeNull();
    await press(large);
    const shown = preview.getByRole('group', { name: /^Crust.*2/ });
    expect(shown.textContent).toContain('$1.80');
    expect(preview.queryByRole('group', { name: /^Sauce/ })).toBeNull();
    await press(within(shown).getByRole('checkbox', { name: /^Cheesy/ }));
    expect(preview.getByRole('group', { name: /^Sauce/ })).toBeDefined();
  });
});
