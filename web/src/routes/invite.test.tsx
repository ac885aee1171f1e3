import type { InvitationDto, MadeInvitationDto, Role, ShownInvitationDto } from '@foodhouse/domain';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publish } from '../data/session-store.ts';
import { keepToken } from '../data/token.ts';
import { learnHouseFace } from '../lib/house-face.ts';
import { press, renderScreen } from '../test/render-screen.tsx';

vi.mock(import('../data/session-identity.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  refreshRole: async () => undefined,
}));

const INVITATION: ShownInvitationDto = {
  role: 'chef',
  by: 'Ada Boss',
  endsAt: '2036-07-04T18:30:00.000Z',
  isAccepted: false,
};
const refusal = (status: number, reason: string, details: object = {}): Response =>
  Response.json(
    { error: { status: 'NOT_FOUND', message: reason, details: { reason, requestId: 'r', ...details } } },
    { status },
  );

/** Opens a link. @param answers by address; what was sent is kept in `sent` */
async function open(
  address: string,
  { role, found = INVITATION, accepted }: { role?: Role; found?: unknown; accepted?: unknown } = {},
): Promise<Awaited<ReturnType<typeof renderScreen>>> {
  return renderScreen(address, {
    ...(role && { role }),
    answers: { '/api/invitation': found, '/api/invitation/accept': accepted },
  });
}

/** What a sign-in leaves, or a new role. */
async function beSignedIn(role: Role): Promise<void> {
  keepToken(`head.${btoa(JSON.stringify({ sub: 'ann', exp: Date.now() / 1000 + 3600 }))}.`);
  await act(async () => {
    publish({ status: 'signed-in', user: { uid: 'ann', email: 'ann@example.com', displayName: 'Ann', role } });
  });
}

const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  sessionStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the link of an invitation', () => {
  it('says who invites and to what, and leads to the login and back', async () => {
    const { pathname } = await open('/invite#the-key');
    await heading('You are invited');
    expect(screen.getByText(/Ada Boss.* invites you to work at Foodhouse as a chef\./)).toBeDefined();
    expect(screen.getByText('You see the kitchen’s board, and cook and deliver orders.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Create New Account' }).getAttribute('href')).toBe('/signup');
    await press(main.getByRole('link', { name: 'Login' }));
    await heading('Login');
    expect(pathname()).toBe('/login');
    expect(screen.getByText(/^Log in to accept your invitation/)).toBeDefined();
    await beSignedIn('user');
    await screen.findByRole('button', { name: 'Accept' });
    expect(pathname()).toBe('/invite');
  });

  it('comes back from the sign-up too', async () => {
    const { pathname } = await open('/invite#the-key');
    await press(within(await screen.findByRole('main')).getByRole('link', { name: 'Create New Account' }));
    await heading('Sign-Up');
    await beSignedIn('user');
    await screen.findByRole('button', { name: 'Accept' });
    expect(pathname()).toBe('/invite');
  });

  it('is known in its tab without what was behind its #, and sends its key in no address', async () => {
    const asked: [address: string, key: string | null][] = [];
    const listen = (): void => {
      const { fetch } = globalThis;
      vi.stubGlobal('fetch', (address: string, request: RequestInit = {}) => {
        asked.push([address, new Headers(request.headers).get('x-invitation-key')]);
        return fetch(address, request);
      });
    };
    await open('/invite#the-key');
    await heading('You are invited');
    cleanup();
    const opened = open('/invite');
    listen();
    await opened;
    await heading('You are invited');
    expect(asked).toContainEqual(['/api/invitation', 'the-key']);
    expect(asked.filter(([address]) => address.includes('the-key'))).toEqual([]);
  });

  it('gives its role, and leads to the work once the session has it', async () => {
    const accepted = vi.fn<(body: unknown) => object>(() => ({ role: 'chef', isGranted: true }));
    const { pathname } = await open('/invite#the-key', { role: 'user', accepted });
    await press(await screen.findByRole('button', { name: 'Accept' }));
    await screen.findByText(/^You are a chef now\. Your pages are coming/);
    expect(accepted).toHaveBeenCalledWith({ key: 'the-key' });
    await beSignedIn('chef');
    await expect.poll(pathname).toBe('/dashboard/kitchen');
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['INVITATION_USED', 409, 'This invitation was used'],
    ['INVITATION_EXPIRED', 409, 'This invitation has expired'],
    ['INVITATION_CALLED_BACK', 409, 'This invitation was withdrawn'],
    ['INVITATION_VOID', 409, 'This invitation does not work any more'],
    ['INVITATION_NOT_FOUND', 404, 'There is no invitation under this link'],
  ])('says that it does not work: %s, when it is opened or accepted', async (reason, status, title) => {
    await open('/invite#the-key', { found: () => refusal(status, reason) });
    await heading(title);
    act(() => {
      learnHouseFace({ name: 'Gasthaus am Kanal', address: '', phone: '+49 30 123456' });
    });
    expect(screen.getByText(/ask the house for another one/).querySelector('a')?.href).toBe('tel:+4930123456');
    act(() => {
      learnHouseFace(null);
    });
    cleanup();
    await open('/invite#the-key', { role: 'user', accepted: () => refusal(status, reason) });
    await press(await screen.findByRole('button', { name: 'Accept' }));
    await heading(title);
    expect(sessionStorage.length).toBe(0);
  });

  it('says to somebody who can do as much that nothing changes', async () => {
    await open('/invite#the-key', { role: 'admin' });
    await heading('You are an admin already');
    expect(screen.getByText(/^Nothing changes for you/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'To your work' }).getAttribute('href')).toBe('/dashboard/orderlist');
  });

  it('asks for a confirmed address, and can be accepted after it', async () => {
    let isVerified = false;
    const accepted = (): object =>
      isVerified ? { role: 'chef', isGranted: true } : refusal(409, 'EMAIL_NOT_VERIFIED');
    await open('/invite#the-key', { role: 'user', accepted });
    await press(await screen.findByRole('button', { name: 'Accept' }));
    expect((await screen.findByText(/^Please confirm your email address first/)).textContent).toContain(
      'ann@example.com',
    );
    expect(screen.getByRole('button', { name: 'Send the mail again' })).toBeDefined();
    isVerified = true;
    await press(screen.getByRole('button', { name: 'Accept' }));
    await screen.findByText(/^You are a chef now/);
  });

  it('says when it could not be asked for, and asks again', async () => {
    let isUp = false;
    await open('/invite#the-key', { found: () => (isUp ? INVITATION : refusal(503, 'BACKEND_UNAVAILABLE')) });
    await heading('Your invitation could not be loaded');
    isUp = true;
    await press(screen.getByRole('button', { name: 'Try again' }));
    await heading('You are invited');
  });

  it('says that it is none without a key', async () => {
    await open('/invite');
    await heading('There is no invitation under this link');
  });
});

describe('inviting somebody in All Users', () => {
  const OPEN: InvitationDto = {
    id: 'open',
    role: 'admin',
    name: 'Bo',
    by: 'Ada Boss',
    createdAt: '2036-07-01T18:30:00.000Z',
    endsAt: '2036-07-08T18:30:00.000Z',
  };
  const MADE: MadeInvitationDto = { ...OPEN, id: 'made', role: 'chef', name: 'Linh', key: 'kEy_1' };

  async function openDialog(answers: Readonly<Record<string, unknown>>): Promise<ReturnType<typeof within>> {
    await renderScreen('/dashboard/allusers', { role: 'admin', answers });
    await press(await screen.findByRole('button', { name: 'Invite someone' }));
    return within(await screen.findByRole('dialog', { name: 'Invite someone' }));
  }

  it('makes a link that is shown once, and lists what waits', async () => {
    const sent: unknown[] = [];
    const invitations = (body: unknown): unknown => {
      if (body === undefined || body === null) return [OPEN];
      sent.push(body);
      return Response.json(MADE, { status: 201 });
    };
    const dialog = await openDialog({ '/api/invitations': invitations });
    await dialog.findByText(/^Admin, for .*Bo/);
    await press(dialog.getByRole('button', { name: 'Admin' }));
    await press(dialog.getByRole('button', { name: 'Chef' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'For whom (optional)' }), { target: { value: 'Linh' } });
    await press(dialog.getByRole('button', { name: 'Make a link' }));
    const link = (await dialog.findByRole('textbox', { name: /^Link for .*Linh.*, a chef$/ })) as HTMLInputElement;
    expect(link.value).toBe(`${location.origin}/invite#kEy_1`);
    expect(sent).toEqual([{ role: 'chef', name: 'Linh' }]);
    await press(dialog.getByRole('button', { name: 'Copy' }));
    await dialog.findByText('Copied');
    expect(await navigator.clipboard.readText()).toBe(link.value);
  });

  it('withdraws one', async () => {
    let waiting: readonly InvitationDto[] = [OPEN];
    const dialog = await openDialog({
      '/api/invitations': () => waiting,
      '/api/invitations/open': () => {
        waiting = [];
        return { id: 'open' };
      },
    });
    await press(await dialog.findByRole('button', { name: /^Withdraw: Admin, for .*Bo/ }));
    await dialog.findByText('No invitation waits for anybody.');
  });

  it('says which does not work, and when there were too many', async () => {
    const dialog = await openDialog({
      '/api/invitations': (body: unknown) =>
        body ? refusal(429, 'RATE_LIMITED', { retryAfterSeconds: 90 }) : [{ ...OPEN, by: null }],
    });
    await dialog.findByText(/^Does not work/);
    await press(dialog.getByRole('button', { name: 'Make a link' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Please wait 2 minutes');
  });
});
