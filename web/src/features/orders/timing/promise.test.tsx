import type { Order, PromisingHouse } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepToken } from '../../../data/token.ts';
import { pass, useFakeClock } from '../../../test/fake-clock.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { LiveAcceptButtons as AcceptButtons } from './live-accept-buttons.tsx';
import { delayOrder, explainDelay } from './delay-order.ts';
import { PICK_MINUTES } from './frequent-minutes.ts';
import { LateDialog } from './late-dialog.tsx';
import { MinutesDialog } from './minutes-dialog.tsx';
import { PromiseTime } from './promise-time.tsx';

const known = vi.hoisted(() => ({ house: null as PromisingHouse | null }));
vi.mock('./use-promising-house.ts', () => ({ usePromisingHouse: () => known.house }));
// Without a database, which dialogs follow.
vi.mock('../changes/use-move.ts', async (actual) => ({ ...(await actual<object>()), useOvertaken: () => null }));
// At once, what a press fetches.
vi.mock('../../../ui/lazy-dialog.tsx', async () => {
  const { AcceptDialog } = await import('./accept-dialog.tsx');
  return { lazyDialog: () => AcceptDialog };
});

const SIX = new Date(2026, 5, 1, 18, 0, 30);
const MINUTE_MS = 60_000;
const UNDO_MS = 3000;
const inMinutes = (minutes: number): number => SIX.getTime() + minutes * MINUTE_MS;
const promised = (minutes: number, changes: Partial<Order> = {}): Order =>
  anOrder({ status: 'approved', promisedAtMs: inMinutes(minutes), firstPromisedAtMs: inMinutes(minutes), ...changes });

describe('the time that is promised', () => {
  useFakeClock();
  beforeEach(() => {
    vi.setSystemTime(SIX);
  });

  it('counts down in a card, and says that the food comes when the time is over', async () => {
    const { container } = render(<PromiseTime order={promised(22)} />);
    expect(container.textContent).toBe('Ready at18:22in 22 min');
    await pass(MINUTE_MS);
    expect(container.textContent).toBe('Ready at18:22in 21 min');
    await pass(21 * MINUTE_MS);
    expect(container.textContent).toBe('Ready at18:22any moment now');
  });

  it.each([undefined, 'staff'] as const)('is the promised minutes where the clock is seconds behind: %s', (look) => {
    const { container } = render(<PromiseTime order={promised(20 + 10 / 60)} {...(look && { look })} />);
    expect(container.textContent).toContain('in 20 min');
  });

  it('strikes the earlier time through beside the new one and its reason', () => {
    const late = promised(32, { firstPromisedAtMs: inMinutes(22), delayReason: 'The oven' });
    const { container } = render(<PromiseTime order={late} />);
    expect(container.textContent).toBe('Running late: ready at18:2218:32in 32 min“The oven”');
    expect(screen.getByText('18:22').tagName).toBe('S');
  });

  it('is a sentence without a countdown for those who listen', () => {
    const { container, rerender } = render(<PromiseTime order={promised(22)} look="news" />);
    expect(container.textContent).toBe('Ready at 18:22.');
    const late = promised(32, { firstPromisedAtMs: inMinutes(22), delayReason: 'The oven' });
    rerender(<PromiseTime order={late} look="news" />);
    expect(container.textContent).toBe('Running late: ready at 18:32 instead of 18:22. “The oven”');
  });

  it('stands out for a guest once the promise is broken', async () => {
    render(<PromiseTime order={promised(22)} />);
    expect(getComputedStyle(screen.getByText('in 22 min')).borderRadius).toBe('');
    await pass(28 * MINUTE_MS);
    expect(getComputedStyle(screen.getByText('6 min late')).borderRadius).toBe('999px');
    expect(screen.queryByText('Ready at')).toBeNull();
    screen.getByText('Promised for');
  });

  it('says to staff by how much it is late', () => {
    const { container } = render(<PromiseTime order={promised(-4)} look="staff" />);
    expect(container.textContent).toBe('17:56 4 min late');
  });

  it('of a delivery is when it is with the guest, for staff also when it leaves', () => {
    const fulfilment = { kind: 'delivery', area: { id: 'city', name: 'Old town' } } as const;
    const delivery = promised(35, { fulfilment, wayMinutes: 15 });
    const { container, rerender } = render(<PromiseTime order={delivery} />);
    expect(container.textContent).toBe('With you about18:35in 35 min');
    rerender(<PromiseTime order={delivery} look="news" />);
    expect(container.textContent).toBe('With you about 18:35.');
    rerender(<PromiseTime order={{ ...delivery, firstPromisedAtMs: inMinutes(25) }} look="news" />);
    expect(container.textContent).toBe('Running late: with you about 18:35 instead of 18:25.');
    rerender(<PromiseTime order={delivery} look="staff" />);
    expect(container.textContent).toBe('18:35 in 35 min leaves 18:20');
  });

  it('is nothing for an order that is not promised, or is delivered', () => {
    const { container, rerender } = render(<PromiseTime order={anOrder({ status: 'approved' })} />);
    expect(container.textContent).toBe('');
    rerender(<PromiseTime order={promised(22, { status: 'delivered' })} />);
    expect(container.textContent).toBe('');
  });
});

describe('Accept in a house that promises times', () => {
  useFakeClock();
  beforeEach(() => {
    vi.setSystemTime(SIX);
  });

  it('says the time that will be promised once the decision is made, and takes those minutes', async () => {
    const chosen: number[] = [];
    vi.setSystemTime(new Date(2026, 5, 1, 18, 0, 58));
    const order = anOrder({ prepMinutes: 20 });
    render(
      <AcceptButtons
        to="approved"
        order={order}
        disabled={false}
        undoMs={() => UNDO_MS}
        onAccept={(minutes) => void chosen.push(minutes ?? 0)}
      />,
    );
    // Two seconds before the minute, and three in which it can be undone.
    const accept = screen.getByRole('button', { name: 'Accept 18:21: Pho, token K7M2QX' });
    expect(accept.textContent).toBe('Accept 18:21');
    accept.click();
    expect(chosen).toEqual([20]);
  });

  it('promises for later while the house is busy, and as usual again at its end', async () => {
    onTestFinished(() => {
      known.house = null;
    });
    known.house = { prepMinutes: 20, busy: { plusMinutes: 10, untilMs: inMinutes(1) } };
    const chosen: number[] = [];
    render(
      <AcceptButtons
        to="approved"
        order={anOrder({ prepMinutes: 20 })}
        disabled={false}
        undoMs={() => 0}
        onAccept={(minutes) => void chosen.push(minutes ?? 0)}
      />,
    );
    expect(screen.getByRole('button', { name: /^30 min: change them/ })).toBeTruthy();
    screen.getByRole('button', { name: /^Accept 18:30: / }).click();
    await pass(MINUTE_MS);
    screen.getByRole('button', { name: /^Accept 18:21: / }).click();
    expect(chosen).toEqual([30, 20]);
  });
});

describe('Accept of an order for later', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: SIX });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const show = (wantedInMinutes: number): (number | null)[] => {
    const chosen: (number | null)[] = [];
    render(
      <AcceptButtons
        to="approved"
        order={anOrder({ prepMinutes: 20, wantedAtMs: inMinutes(wantedInMinutes) })}
        disabled={false}
        undoMs={() => UNDO_MS}
        onAccept={(minutes) => void chosen.push(minutes)}
      />,
    );
    return chosen;
  };
  const accept = (): HTMLElement => screen.getByRole('button', { name: /^Accept / });
  const pick = (detail: number): boolean => {
    const isLeft = accept().dispatchEvent(new CustomEvent(PICK_MINUTES, { detail, cancelable: true }));
    return !isLeft;
  };

  it('promises its time alone until the kitchen begins with it', () => {
    const chosen = show(60);
    expect(screen.getAllByRole('button')).toEqual([accept()]);
    expect(pick(10)).toBe(false);
    expect(accept().textContent).toBe('Accept 19:00');
    accept().click();
    expect(chosen).toEqual([null]);
  });

  it('takes minutes when its time is near, and promises it no earlier', () => {
    const chosen = show(25);
    expect(screen.getByRole('button', { name: /^25 min: change them/ })).toBeDefined();
    expect(pick(10)).toBe(true);
    expect(accept().textContent).toBe('Accept 18:25');
    expect(screen.getByRole('button', { name: /^25 min: change them/ })).toBeDefined();
    accept().click();
    pick(45);
    expect(accept().textContent).toBe('Accept 18:45');
    accept().click();
    expect(chosen).toEqual([null, 45]);
  });

  it('says in the dialog of the minutes what they promise: its time, or a later one', async () => {
    show(25);
    await userEvent.click(screen.getByRole('button', { name: /min: change them/ }));
    const typed = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Minutes' });
    expect(typed.value).toBe('25');
    for (const [minutes, ready] of [
      ['10', '18:25'],
      ['40', '18:40'],
    ] as const) {
      fireEvent.change(typed, { target: { value: minutes } });
      expect(screen.getByRole('button', { name: /^Accept ·/ }).textContent).toBe(`Accept · ${ready}`);
    }
  });
});

describe('Accept of a delivery', () => {
  const show = (changes: Partial<Order> = {}): (number | null)[] => {
    vi.useFakeTimers({ toFake: ['Date'], now: SIX });
    onTestFinished(() => void vi.useRealTimers());
    const chosen: (number | null)[] = [];
    render(
      <AcceptButtons
        to="approved"
        order={anOrder({ prepMinutes: 20, wayMinutes: 15, ...changes })}
        disabled={false}
        undoMs={() => 0}
        onAccept={(minutes) => void chosen.push(minutes)}
      />,
    );
    return chosen;
  };
  const accept = (): HTMLElement => screen.getByRole('button', { name: /^Accept / });
  const pick = (detail: number): boolean =>
    accept().dispatchEvent(new CustomEvent(PICK_MINUTES, { detail, cancelable: true }));

  it('promises by a key no sooner than its way takes', () => {
    const chosen = show();
    for (const [minutes, ready] of [
      [10, '18:20'],
      [15, '18:20'],
      [30, '18:30'],
    ] as const) {
      pick(minutes);
      expect(accept().textContent).toBe(`Accept ${ready}`);
      accept().click();
    }
    expect(chosen).toEqual([20, 20, 30]);
  });

  it('offers in the dialog what can be promised, nothing twice, and refuses less', async () => {
    const chosen = show({ wayMinutes: 25 });
    await userEvent.click(screen.getByRole('button', { name: /^45 min: change them/ }));
    const typed = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Minutes' });
    const offered = within(screen.getByRole('group', { name: 'Frequent minutes' })).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['30', '45', '60']);
    await userEvent.clear(typed);
    await userEvent.type(typed, '10{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Minutes from 30 to 240');
    expect(screen.getByRole('button', { name: 'Accept' })).toBeDefined();
    await userEvent.clear(typed);
    await userEvent.type(typed, '30{Enter}');
    expect(chosen).toEqual([30]);
  });

  it('that is wanted sooner than its way takes keeps its time, and its dialog begins with the least minutes', async () => {
    const chosen = show({ wantedAtMs: inMinutes(12) });
    expect(accept().textContent).toBe('Accept 18:12');
    accept().click();
    expect(chosen).toEqual([null]);
    await userEvent.click(screen.getByRole('button', { name: /^12 min: change them/ }));
    const typed = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Minutes' });
    expect(typed.value).toBe('20');
  });
});

describe('other minutes', () => {
  const open = () => {
    const chosen: number[] = [];
    render(
      <MinutesDialog
        title="Pho"
        preselected={20}
        readyIn={(minutes) => `18:${minutes}`}
        onCancel={() => undefined}
        onChoose={(minutes) => void chosen.push(minutes)}
      />,
    );
    return chosen;
  };

  it('are chosen by a press, with the outcome on the button', async () => {
    const chosen = open();
    expect(screen.getByRole('button', { name: '20' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: '45' }));
    await userEvent.click(screen.getByRole('button', { name: 'Accept · 18:45' }));
    expect(chosen).toEqual([45]);
  });

  it('are typed and sent by the keyboard alone; what cannot be promised is said and not sent', async () => {
    const chosen = open();
    const field = screen.getByLabelText('Minutes');
    for (const wrong of ['0', '1.5', '241', 'soon', '']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await userEvent.clear(field);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await userEvent.type(field, `${wrong}{Enter}`);
      expect(screen.getByRole('alert').textContent).toBe('Minutes from 1 to 240');
    }
    expect(chosen).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '25{Enter}');
    expect(chosen).toEqual([25]);
  });
});

describe('running late', () => {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  let answer: () => Response;

  beforeEach(() => {
    sent.length = 0;
    answer = () => Response.json({});
    keepToken(`head.${btoa(JSON.stringify({ sub: 'cook', exp: Date.now() / 1000 + 3600 }))}.`);
    vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
      if (path.includes('/promise')) sent.push({ path, body: parseBody(body) });
      return Promise.resolve(answer());
    });
  });

  it('is sent with the promise that was seen and the reason, and not again when it is opened for another', async () => {
    const order = promised(60 * 24 * 400, { id: 'a/b' });
    const done = vi.fn<() => void>();
    const { rerender } = render(<LateDialog order={order} onCancel={() => undefined} onDone={done} />);
    // Somebody else moves it meanwhile: the button still says, and sends, what this person saw.
    rerender(
      <LateDialog
        order={{ ...order, promisedAtMs: (order.promisedAtMs ?? 0) + 5 * MINUTE_MS }}
        onCancel={() => undefined}
        onDone={done}
      />,
    );
    const group = within(screen.getByRole('group', { name: 'Later by' }));
    await userEvent.click(group.getByRole('button', { name: '+15 · 18:15' }));
    await userEvent.click(screen.getByRole('button', { name: 'We have our hands full' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tell the guest · 18:15' }));
    expect(sent).toEqual([
      {
        path: '/api/orders/a%2Fb/promise',
        body: {
          plus: 15,
          reason: 'We have our hands full',
          promisedAt: new Date(order.promisedAtMs ?? 0).toISOString(),
        },
      },
    ]);
    expect(done).toHaveBeenCalledOnce();
  });

  it('says that somebody was faster', async () => {
    answer = () =>
      Response.json(
        { error: { status: 'FAILED_PRECONDITION', message: 'x', details: { reason: 'NOT_PROMISED', requestId: 'r' } } },
        { status: 409 },
      );
    const result = await delayOrder(promised(20), 5, '');
    expect(sent[0]?.body).toEqual({ plus: 5, promisedAt: new Date(inMinutes(20)).toISOString() });
    expect(result.status !== 'changed' && explainDelay(result)).toMatch(/^Somebody was faster/);
  });
});
