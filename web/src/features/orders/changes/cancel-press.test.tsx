import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { CancelPress } from './cancel-press.tsx';

/** Where the button goes once the order is cancelled. */
function Order(): React.JSX.Element {
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      {isThere && (
        <CancelPress
          name="Pho"
          send={() => {
            setIsThere(false);
            return Promise.resolve({ ok: true, value: null });
          }}
        />
      )}
      <button type="button">Close</button>
    </>
  );
}

async function cancelByKeys(): Promise<void> {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Cancel it now');
  await userEvent.keyboard('{Enter}');
}

it('leaves the focus to the heading of its page', async () => {
  render(
    <>
      <h1>Your order</h1>
      <Order />
    </>,
  );
  await cancelByKeys();
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your order' }));
  });
});

it('leaves the focus to the last button of its dialog', async () => {
  render(
    <>
      <h1>My Orders</h1>
      <div role="dialog" aria-label="Pho">
        <Order />
      </div>
    </>,
  );
  await cancelByKeys();
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  });
});

it('takes the place of Pay beside it once it is pressed, so that their line is no wider', async () => {
  render(<CancelPress name="Pho" isAlone={false} isAfterPay send={() => new Promise(() => {})} />);
  const before = getComputedStyle(screen.getByRole('button')).marginInlineStart;
  await userEvent.click(screen.getByRole('button', { name: 'Cancel: Pho' }));
  expect([before, getComputedStyle(screen.getByRole('button')).marginInlineStart]).toEqual(['', '-75px']);
});

it('asks again once somebody has pressed elsewhere, also where a press gives no focus', async () => {
  render(<Order />);
  const button = screen.getByRole('button', { name: 'Cancel: Pho' });
  fireEvent.click(button);
  expect(button.textContent).toBe('Cancel it now');
  fireEvent.pointerDown(button);
  expect(button.textContent).toBe('Cancel it now');
  fireEvent.pointerDown(screen.getByText('Close'));
  expect(button.textContent).toBe('Cancel');
  await userEvent.click(button);
  expect(button.textContent).toBe('Cancel it now');
});
