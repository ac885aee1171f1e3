import {
  HEARTBEAT_EVERY_MS,
  LISTENS_FOR_MS,
  unheardPause,
  type ListeningHouse,
  type Order,
  type OrderAlert,
  type StaffScreen,
} from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '../../../data/firebase/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { pass, useFakeClock } from '../../../test/fake-clock.ts';
import { tellShown, useHoldsNews } from '../../../lib/held-news.ts';
import { paths } from '../../../paths.ts';
import { useIsUnheard } from '../../orders/changes/unheard-orders.ts';
import { setBarTools } from '../../../ui/bar-tools.tsx';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { AlarmBar, AlarmBars, BlockedSound } from './alarm-bar.tsx';
import { fakeSound, fakeWakeLock } from './testing.ts';
import { Warnings } from './warnings.tsx';

// The warnings of a page, and the alarm of the Order List, over a house in memory.

interface House {
  readonly house: ListeningHouse | null;
  readonly screens: readonly StaffScreen[];
  readonly isFresh: boolean;
  readonly alerts: readonly OrderAlert[];
  readonly orders: readonly Order[];
  readonly isFullScreen?: boolean;
}

const memory = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  const state = { now: null as unknown };
  return {
    sent: [] as { readonly path: string; readonly body?: unknown }[],
    isDown: false,
    /** Another person in each test: what rings for one goes on over their pages. */
    person: 0,
    /** How often screens were looked at. */
    looks: 0,
    read: () => state.now,
    become: (next: unknown) => {
      state.now = next;
      for (const listener of listeners) listener();
    },
    follow: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
});
const useMemory = (): House => useSyncExternalStore(memory.follow, memory.read) as House;
const live = <T,>(items: readonly T[], isFresh: boolean): Loadable<Live<T>> => ({
  status: 'ready',
  value: { items, isFresh },
});
vi.mock('./use-screens.ts', () => ({
  useListeningHouse: () => useMemory().house,
  useScreens: () => {
    const { screens, isFresh } = useMemory();
    memory.looks += 1;
    return live(screens, isFresh);
  },
  useOpenAlerts: () => useMemory().alerts,
  useDocument: ([, id]: readonly [string, string]) => {
    const value = useMemory().orders.find((order) => order.id === id) ?? null;
    return { status: 'ready', value };
  },
}));
vi.mock('../../../data/use-live.ts', () => ({
  useLiveQuery: () => {
    const { orders, isFresh } = useMemory();
    return live(
      orders.filter(({ status }) => status === 'pending'),
      isFresh,
    );
  },
}));
vi.mock('../../../data/use-signed-in-user.ts', () => ({ useSignedInUser: () => ({ uid: `boss ${memory.person}` }) }));
vi.mock('../../../data/call-as-user.ts', () => ({
  callAsUser: async (path: string, { body }: { readonly body?: unknown }) => {
    memory.sent.push({ path, body });
    return memory.isDown ? { ok: false, failure: 'unavailable' } : { ok: true, value: {} };
  },
}));

useFakeClock();

const SETTINGS: ListeningHouse = {
  timeZone: 'UTC',
  hours: {},
  exceptions: [],
  services: [],
  pause: null,
  whenNobodyListens: 'warn',
};
const EMPTY: House = { house: SETTINGS, screens: [], isFresh: true, alerts: [], orders: [] };
const listening = (changes: Partial<StaffScreen> = {}): StaffScreen => ({
  page: 'orders',
  isVisible: true,
  beatAtMs: Date.now(),
  heardAtMs: Date.now(),
  newestMs: null,
  acknowledgedMs: null,
  ...changes,
});
const become = (changes: Partial<House>): Promise<void> =>
  act(async () => memory.become({ ...(memory.read() as House), ...changes }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  memory.sent.length = 0;
  memory.isDown = false;
  memory.looks = 0;
  memory.person += 1;
  memory.become(EMPTY);
});

afterEach(cleanup);

/** As the dashboard's, which is not there while a page takes the whole screen. */
function Bar(): React.JSX.Element | null {
  return useMemory().isFullScreen === true ? null : <header ref={setBarTools} />;
}

function Row({ id }: { readonly id: string }): React.JSX.Element {
  return <>{useIsUnheard(id) && 'unheard'}</>;
}

async function open(path: string = paths.allUsers): Promise<void> {
  await act(
    async () =>
      void render(
        <MemoryRouter initialEntries={[path]}>
          <Bar />
          <Warnings />
        </MemoryRouter>,
      ),
  );
}
const unheard = (): HTMLElement | null => screen.queryByText(/^No screen is ringing for new orders/);
const beats = (): readonly unknown[] => memory.sent.filter(({ path }) => path.startsWith('/screens/'));

describe('a page of the dashboard', () => {
  beforeEach(() => {
    localStorage.setItem('order-list-sound', 'off');
  });

  it('D5 without mail and push: warns that nobody hears orders when no screen has beaten for 150 s', async () => {
    memory.become({ ...EMPTY, screens: [listening()] });
    await open();
    await pass(LISTENS_FOR_MS - 5000);
    expect(unheard()).toBeNull();
    await pass(10_000);
    await pass(10_000);
    expect(screen.getByRole('link', { name: 'Order List' }).getAttribute('href')).toBe(paths.orderList);
    await become({ screens: [listening({ heardAtMs: null })] });
    expect(unheard()).not.toBeNull();
    await become({ screens: [listening({ heardAtMs: null }), listening()] });
    expect(unheard()).toBeNull();
  });

  it.each<readonly [string, Partial<House>]>([
    ['of a house that has set nothing', { house: { ...SETTINGS, whenNobodyListens: 'nothing' } }],
    ['of a house that is not known yet', { house: null }],
    ['of a house that is closed', { house: { ...SETTINGS, hours: { pickup: [] } } }],
    ['that has lost its own connection', { isFresh: false }],
  ])('%s warns of nothing, and sends nothing', async (_what, changes) => {
    memory.become({ ...EMPTY, ...changes });
    await open();
    await pass(10 * HEARTBEAT_EVERY_MS);
    expect([unheard(), memory.sent]).toEqual([null, []]);
  });

  it('has a button in that warning, which turns its sound on', async () => {
    const { rings } = fakeSound();
    localStorage.setItem('order-list-sound', 'off');
    await open();
    await pass(10_000);
    expect(unheard()).not.toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Turn sound on' })));
    expect([rings, localStorage.getItem('order-list-sound')]).toEqual([[0.4, 0.4], 'medium']);
    expect(screen.queryByRole('button', { name: 'Turn sound on' })).toBeNull();
    await pass(1000);
    expect(beats().at(-1)).toMatchObject({ body: { page: 'orders', soundOk: true } });
  });

  it('says that ordering is paused for that', async () => {
    memory.become({ ...EMPTY, house: { ...SETTINGS, whenNobodyListens: 'pause', pause: unheardPause() } });
    await open();
    await pass(10_000);
    expect(unheard()?.textContent).toMatch(/^No screen is ringing for new orders, so ordering is paused\./);
  });
});

it('several bars lie over nothing of the page, and one alone stays in sight; news are at the foot', () => {
  const place = (text: string): string | null => {
    const bar = screen.getByText(text).closest('section, [data-at-foot]');
    return bar && getComputedStyle(bar).position;
  };
  const { rerender } = render(
    <AlarmBars>
      <AlarmBar>No screen is ringing for new orders.</AlarmBar>
      <AlarmBar isNews>2 new orders wait.</AlarmBar>
    </AlarmBars>,
  );
  expect([place('No screen is ringing for new orders.'), place('2 new orders wait.')]).toEqual(['sticky', 'fixed']);
  expect(getComputedStyle(document.body).paddingBottom).not.toBe('0px');
  rerender(
    <AlarmBars>
      <AlarmBar>No screen is ringing for new orders.</AlarmBar>
      <AlarmBar>2 orders came in unheard.</AlarmBar>
      <AlarmBar isNews>2 new orders wait.</AlarmBar>
    </AlarmBars>,
  );
  expect([place('No screen is ringing for new orders.'), place('2 new orders wait.')]).toEqual(['relative', 'fixed']);
});

it('news are within reach of Tab while a dialog is open, and beside the page again after it', async () => {
  vi.useRealTimers();
  const page = (...titles: readonly string[]): React.JSX.Element => (
    <>
      <AlarmBars>
        <AlarmBar isNews action={<button type="button">Got it</button>}>
          2 new orders wait.
        </AlarmBar>
      </AlarmBars>
      {titles.map((title) => (
        <TitledDialog key={title} title={title} actions={<button type="button">Close</button>} onClose={undefined} />
      ))}
    </>
  );
  const { rerender, container } = render(page());
  for (const open of [['Basket'], ['Basket', 'Order Pho'], ['Basket'], []]) {
    rerender(page(...open));
    const title = open.at(-1);
    const button = screen.getByRole('button', { name: 'Got it' }); // of what is open, the page is hidden
    if (title === undefined) {
      expect(container.contains(button)).toBe(true);
      break;
    }
    act(() =>
      within(screen.getByRole('dialog', { name: title }))
        .getByRole('button', { name: 'Close' })
        .focus(),
    );
    await userEvent.tab(); // oxlint-disable-line no-await-in-loop -- one dialog after the other
    expect(document.activeElement).toBe(button);
  }
});

it('a house that has set nothing is asked for no screen', async () => {
  memory.become({ ...EMPTY, house: { ...SETTINGS, whenNobodyListens: 'nothing' } });
  await open(paths.orderList);
  expect(memory.looks).toBe(0);
});

describe('an order that nobody could hear', () => {
  beforeEach(() => {
    localStorage.setItem('order-list-sound', 'off');
  });

  const order = anOrder({ id: 'pho', token: 'K7M2QX', foodName: 'Pho' });
  const alert: OrderAlert = {
    orderId: 'pho',
    token: 'K7M2QX',
    foodName: 'Pho',
    placedAtMs: 0,
    raisedAtMs: 1,
    acknowledgedAtMs: null,
    endedAtMs: null,
  };
  const bar = (): HTMLElement | null => screen.queryByText(/^Order K7M2QX came in unheard: Pho/);

  it('is named until somebody says that they know, which is tried again when it fails', async () => {
    memory.become({ ...EMPTY, alerts: [alert], orders: [order] });
    await open();
    memory.isDown = true;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Got it' })));
    expect(bar()).not.toBeNull();
    memory.isDown = false;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Got it' })));
    expect(memory.sent.map(({ path }) => path)).toEqual(['/alerts/pho/acknowledge', '/alerts/pho/acknowledge']);
    await become({ alerts: [] });
    expect(bar()).toBeNull();
  });

  it('is one bar with others, which are acknowledged together', async () => {
    const tea = anOrder({ id: 'tea', token: 'BT8Q2X' });
    memory.become({ ...EMPTY, alerts: [alert, { ...alert, orderId: 'tea', token: 'BT8Q2X' }], orders: [order, tea] });
    await open();
    screen.getByText('2 orders came in unheard: K7M2QX, BT8Q2X.');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Got it' })));
    expect(memory.sent.map(({ path }) => path)).toEqual(['/alerts/pho/acknowledge', '/alerts/tea/acknowledge']);
  });

  it('is said by its row too, of however many there are', async () => {
    const alerts = Array.from({ length: 7 }, (_, n) => ({ ...alert, orderId: `order-${n}`, token: `TOKEN${n}` }));
    memory.become({ ...EMPTY, alerts, orders: alerts.map(({ orderId, token }) => anOrder({ id: orderId, token })) });
    await open(paths.orderList);
    screen.getByText('7 orders came in unheard: TOKEN0, TOKEN1, TOKEN2, TOKEN3, TOKEN4 and 2 more.');
    const { container } = render(<Row id="order-6" />);
    expect(container.textContent).toBe('unheard');
    await become({ alerts: [] });
    expect(container.textContent).toBe('');
  });

  it('is named no longer once it is decided, before the tick has seen that', async () => {
    memory.become({ ...EMPTY, alerts: [alert], orders: [order] });
    await open();
    await become({ orders: [{ ...order, status: 'approved' }] });
    expect(bar()).toBeNull();
  });

  it('is named again where the kitchen has given it back, and nobody has heard it once more', async () => {
    memory.become({ ...EMPTY, alerts: [alert], orders: [order] });
    await open();
    await become({ orders: [{ ...order, status: 'approved' }] });
    await become({ alerts: [], orders: [order] });
    await become({ alerts: [{ ...alert, raisedAtMs: 2 }] });
    expect(bar()).not.toBeNull();
  });
});

describe('the Order List', () => {
  const pho = anOrder({ id: 'pho', updatedAtMs: 1000 });
  const choose = (volume: string): Promise<void> =>
    act(async () => void fireEvent.change(screen.getByLabelText('Sound'), { target: { value: volume } }));
  const news = (): string | null => screen.queryByText(/new orders? waits?\.$|came back/)?.textContent ?? null;

  it('rings unless somebody switched it off, which this browser remembers', async () => {
    const { rings } = fakeSound();
    memory.become({ ...EMPTY, house: null });
    await open(paths.orderList);
    await become({ orders: [pho] });
    expect([rings, news()]).toEqual([[0.4, 0.4], 'One new order waits.']);
    await choose('off');
    rings.length = 0;
    await pass(60_000);
    expect([rings, news(), localStorage.getItem('order-list-sound')]).toEqual([[], null, 'off']);
    await choose('loud');
    expect([rings, localStorage.getItem('order-list-sound')]).toEqual([[1, 1], 'loud']);
    await become({ orders: [pho, anOrder({ id: 'tea', updatedAtMs: 2000 })] });
    expect([rings.length, news()]).toEqual([4, 'One new order waits.']);
    expect(beats()).toEqual([]); // nobody wants to know
  });

  it('rings for new orders until they are acknowledged or decided', async () => {
    const { rings } = fakeSound();
    localStorage.setItem('order-list-sound', 'medium');
    await open(paths.orderList);
    await become({ orders: [pho] });
    const once = rings.length;
    await pass(10_000);
    expect(rings.length).toBeGreaterThan(once);
    await become({ orders: [{ ...pho, status: 'approved' }] });
    expect(news()).toBeNull();
    await become({ orders: [anOrder({ id: 'tea', updatedAtMs: 2000 })] });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Got it' })));
    const quiet = rings.length;
    await pass(60_000);
    expect([rings.length, news()]).toEqual([quiet, null]);
  });

  it('says of an order that came back that it came back', async () => {
    fakeSound();
    await open(paths.orderList);
    await become({ orders: [{ ...pho, returnedAtMs: 1000 }] });
    expect(news()).toBe('One order came back.');
    await become({ orders: [{ ...pho, returnedAtMs: 1000 }, anOrder({ id: 'tea', updatedAtMs: 2000 })] });
    expect(news()).toBe('One order came back, one is new.');
  });

  it('says nothing that the list announces, whose button acknowledges it', async () => {
    const { rings } = fakeSound();
    localStorage.setItem('order-list-sound', 'medium');
    await open(paths.orderList);
    const back = { ...pho, returnedAtMs: 1000 };
    const tea = anOrder({ id: 'tea', updatedAtMs: 2000 });
    await become({ orders: [back] });
    const list = renderHook(useHoldsNews, { initialProps: ['pho'] });
    const show = (): Promise<void> =>
      act(async () => {
        tellShown();
      });
    const bars = (): readonly (string | null)[] =>
      screen.queryAllByText(/came back.*\.$/).map(({ textContent }) => textContent);
    expect(bars()).toEqual([]);
    await become({ orders: [back, tea] }); // of which the list shows one
    await show();
    expect(bars()).toEqual(['One order came back, one is new.']);
    await become({ orders: [back] });
    await show();
    list.rerender([]);
    rings.length = 0;
    await pass(60_000);
    expect([rings.length, bars()]).toEqual([0, []]);
  });

  it('rings no more for what was acknowledged on another screen, and says what was acknowledged here', async () => {
    fakeSound();
    localStorage.setItem('order-list-sound', 'medium');
    await open(paths.orderList);
    await become({ orders: [pho] });
    expect(news()).toBe('One new order waits.');
    await become({ screens: [listening({ page: 'kitchen', acknowledgedMs: 5000 })] });
    expect(news()).not.toBeNull(); // the kitchen acknowledges its own orders
    await become({ screens: [listening({ acknowledgedMs: 1000 })] });
    expect(news()).toBeNull();
    const tea = anOrder({ id: 'tea', updatedAtMs: 2000 });
    await become({ orders: [pho, tea] });
    expect(news()).toBe('One new order waits.');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Got it' })));
    expect(beats().at(-1)).toMatchObject({ body: { page: 'orders', acknowledged: new Date(2000).toISOString() } });
  });

  it('keeps the screen on while it rings, and lets it sleep where the sound is off', async () => {
    fakeSound();
    const { isOn } = fakeWakeLock();
    await open();
    expect(isOn()).toBe(false);
    cleanup();
    await open(paths.orderList);
    expect(isOn()).toBe(true);
    await choose('off');
    expect(isOn()).toBe(false);
  });

  it('beats in a house that wants to know: with sound, muted, and not once it is left', async () => {
    fakeSound();
    localStorage.setItem('order-list-sound', 'off');
    await open(paths.orderList);
    expect(beats()).toMatchObject([{ body: { page: 'orders', soundOk: false } }]);
    await choose('low');
    await pass(1000);
    expect(beats().at(-1)).toMatchObject({ body: { soundOk: true } });
    const count = beats().length;
    await pass(HEARTBEAT_EVERY_MS);
    expect(beats()).toHaveLength(count + 1);
    cleanup();
    await pass(10 * HEARTBEAT_EVERY_MS);
    expect(beats()).toHaveLength(count + 1);
  });

  it('begins and ends to beat when the house changes its mind', async () => {
    fakeSound();
    localStorage.setItem('order-list-sound', 'off');
    memory.become({ ...EMPTY, house: { ...SETTINGS, whenNobodyListens: 'nothing' } });
    await open(paths.orderList);
    await pass(HEARTBEAT_EVERY_MS);
    expect(beats()).toEqual([]);
    await become({ house: SETTINGS });
    expect(beats()).toHaveLength(1);
    await become({ house: { ...SETTINGS, whenNobodyListens: 'nothing' } });
    await pass(10 * HEARTBEAT_EVERY_MS);
    expect(beats()).toHaveLength(1);
  });

  it('has a bar across the page when the browser blocks its sound, and tells the house', async () => {
    const { rings, become: let_ } = fakeSound('suspended');
    localStorage.setItem('order-list-sound', 'medium');
    await open(paths.orderList);
    await pass(300);
    screen.getByText('Your browser blocks the sound: nobody hears orders here.');
    expect(beats().at(-1)).toMatchObject({ body: { soundOk: false } });
    await act(async () => {
      let_('running');
      fireEvent.click(screen.getByRole('button', { name: 'Turn sound on' }));
    });
    expect([screen.queryByText(/Your browser blocks/), rings]).toEqual([null, []]);
    expect(beats().at(-1)).toMatchObject({ body: { soundOk: true } });
  });
});

describe('every other page of an admin', () => {
  const pho = anOrder({ id: 'pho', updatedAtMs: 1000 });
  const news = (): string | null => screen.queryByText(/new orders? waits?\.$|came back/)?.textContent ?? null;
  const gotIt = (): Promise<void> =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Got it' })));

  it('is silent where the sound was switched off: it asks for no orders, and has no tool', async () => {
    const { rings } = fakeSound();
    localStorage.setItem('order-list-sound', 'off');
    await open();
    await become({ orders: [pho] });
    await pass(60_000);
    expect([rings, news(), beats(), screen.queryByLabelText('Sound')]).toEqual([[], null, [], null]);
  });

  it('rings at least every ten seconds until somebody acknowledges it, and leads to the Order List', async () => {
    const { rings } = fakeSound();
    localStorage.setItem('order-list-sound', 'low');
    memory.become({ ...EMPTY, screens: [listening({ heardAtMs: Date.now() + LISTENS_FOR_MS })] });
    await open();
    await become({ orders: [pho] });
    for (let tens = 0; tens < 6; tens += 1) {
      const before = rings.length;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await pass(10_000);
      expect(rings.length).toBeGreaterThan(before);
    }
    expect(news()).toBe('One new order waits.');
    expect(screen.getByRole('link', { name: 'Order List' }).getAttribute('href')).toBe(paths.orderList);
    expect(beats().at(-1)).toMatchObject({ body: { page: 'orders', soundOk: true } });
    await gotIt();
    const quiet = rings.length;
    await pass(60_000);
    expect(rings).toHaveLength(quiet);
  });

  it('goes on where the page before it was left, and knows what was acknowledged there', async () => {
    const { rings } = fakeSound();
    localStorage.setItem('order-list-sound', 'low');
    await open(paths.orderList);
    await become({ orders: [pho] });
    cleanup();
    await open();
    expect(news()).toBe('One new order waits.');
    const before = rings.length;
    await pass(10_000);
    expect(rings.length).toBeGreaterThan(before);
    await gotIt();
    cleanup();
    await open(paths.house);
    expect(news()).toBeNull();
  });

  it('says of its sound only what it knows: no page says in between that nobody listens', async () => {
    fakeSound();
    localStorage.setItem('order-list-sound', 'low');
    await open(paths.orderList);
    await pass(1000);
    cleanup();
    await open();
    await pass(1000);
    expect(beats()).toMatchObject([{ body: { soundOk: true } }, { body: { soundOk: true } }]);
  });

  it('of another person begins anew, and so does one after the sound was off', async () => {
    fakeSound();
    localStorage.setItem('order-list-sound', 'low');
    await open();
    await become({ orders: [pho] });
    cleanup();
    memory.person += 100;
    await open();
    expect(news()).toBeNull();
    cleanup();
    memory.person -= 100;
    localStorage.setItem('order-list-sound', 'off');
    await open();
    cleanup();
    localStorage.setItem('order-list-sound', 'low');
    await open();
    expect(news()).toBeNull();
  });

  it('rings again for an order that the kitchen gave back', async () => {
    fakeSound();
    localStorage.setItem('order-list-sound', 'low');
    await open();
    await become({ orders: [pho] });
    await gotIt();
    await become({ orders: [{ ...pho, status: 'approved', updatedAtMs: 2000 }] });
    await become({ orders: [{ ...pho, updatedAtMs: 3000 }] });
    expect(news()).toBe('One new order waits.');
  });

  it('has its tool again when a page gives the whole screen back', async () => {
    fakeSound();
    localStorage.setItem('order-list-sound', 'low');
    await open(paths.kitchen);
    screen.getByLabelText('Sound of new orders');
    await become({ isFullScreen: true });
    expect(screen.queryByLabelText('Sound of new orders')).toBeNull();
    await become({ isFullScreen: false });
    screen.getByLabelText('Sound of new orders');
  });

  it('has one bar for one cause: a blocked sound, which is why nobody hears orders, and a lost connection', async () => {
    fakeSound('suspended');
    localStorage.setItem('order-list-sound', 'low');
    await open(paths.orderList);
    await pass(300);
    await pass(10_000);
    expect(screen.getAllByRole('alert').map((bar) => bar.textContent)).toEqual([
      'No screen is ringing for new orders. Your browser blocks the sound.Turn sound on',
    ]);
    await become({ isFresh: false });
    await pass(10_000);
    expect(screen.getAllByRole('alert').map((bar) => bar.textContent)).toEqual([
      'This screen hears no orders: the connection is gone.Got it',
    ]);
  });

  it('has one bar for a sound that the browser blocks, however much rings on it', async () => {
    fakeSound('suspended');
    localStorage.setItem('order-list-sound', 'low');
    await open(paths.kitchen);
    await pass(300);
    const other = render(<BlockedSound isBroken={false} onWake={() => undefined} />);
    expect(screen.getAllByText(/^Your browser blocks the sound/)).toHaveLength(1);
    expect(screen.getByLabelText('Sound of new orders')).toBeTruthy();
    other.unmount();
    expect(screen.getAllByText(/^Your browser blocks the sound/)).toHaveLength(1);
  });
});
