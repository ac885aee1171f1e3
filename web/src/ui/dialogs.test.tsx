import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { asksBeforeLeaving } from '../test/asks-before-leaving.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TitledDialog } from './titled-dialog.tsx';

const button = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });
const focused = (): string | null | undefined => document.activeElement?.textContent;

it('brings a field that is pressed out of the shade of the foot, and moves nothing under a radio button', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  onTestFinished(() => seen.mockRestore());
  render(
    <TitledDialog title="Order" actions={null} onClose={undefined}>
      <input type="radio" aria-label="Table" />
      <input aria-label="Note" />
    </TitledDialog>,
  );
  await userEvent.click(screen.getByLabelText('Table'));
  expect(seen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('Note'));
  expect(seen.mock.contexts).toEqual([screen.getByLabelText('Note')]);
});

it('leaves the focus to the heading of the page where what opened it has gone meanwhile', async () => {
  function Page(): React.JSX.Element {
    const [state, setState] = useState<'before' | 'open' | 'after'>('before');
    return (
      <>
        <h1>My Orders</h1>
        {state !== 'after' && (
          <button
            type="button"
            onClick={() => {
              setState('open');
            }}
          >
            Basket
          </button>
        )}
        {state === 'open' && (
          <TitledDialog
            title="Ordered"
            actions={null}
            onClose={() => {
              setState('after');
            }}
          />
        )}
      </>
    );
  }
  render(<Page />);
  await userEvent.click(button('Basket'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Orders' }));
  });
});

describe('a confirmation dialog', () => {
  function ask(state: { loading?: boolean; error?: string } = {}): {
    onCancel: ReturnType<typeof vi.fn>;
    onConfirm: ReturnType<typeof vi.fn>;
  } {
    const calls = { onCancel: vi.fn<() => void>(), onConfirm: vi.fn<() => void>() };
    render(
      <ConfirmDialog
        title="Delete it?"
        text="It cannot come back."
        confirmLabel="Delete"
        loading={false}
        {...state}
        {...calls}
      />,
    );
    return calls;
  }

  it('names its subject and consequences, and focuses Cancel', () => {
    ask();
    const dialog = screen.getByRole('dialog', { name: 'Delete it?' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'It cannot come back.',
    );
    expect(focused()).toBe('Cancel');
  });

  it('is closed by Escape and by Cancel, and confirmed by its button', async () => {
    const { onCancel, onConfirm } = ask();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button('Cancel'));
    expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([2, 0]);
    await userEvent.click(button('Delete'));
    expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([2, 1]);
  });

  it('stays open while the action is in progress', async () => {
    const { onCancel, onConfirm } = ask({ loading: true });
    await userEvent.keyboard('{Escape}');
    expect(button('Cancel').disabled).toBe(true);
    expect(button('Delete').getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button('Delete'));
    expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([0, 0]);
  });

  it('says why the action failed', () => {
    ask({ error: 'Somebody was faster.' });
    expect(screen.getByRole('alert').textContent).toBe('Somebody was faster.');
  });
});

describe('a form in a dialog', () => {
  function fill(
    state: Partial<
      Pick<ComponentProps<typeof FormDialog>, 'loading' | 'disabled' | 'isDirty' | 'error' | 'startsAtCancel'>
    > = {},
  ): {
    onCancel: ReturnType<typeof vi.fn>;
    onSubmit: ReturnType<typeof vi.fn>;
  } {
    const calls = {
      onCancel: vi.fn<() => void>(),
      onSubmit: vi.fn<(event: React.SyntheticEvent) => void>((event) => {
        event.preventDefault();
      }),
    };
    render(
      <FormDialog title="Rename it" submitLabel="Save" {...state} {...calls}>
        <input aria-label="Name" />
      </FormDialog>,
    );
    return calls;
  }

  it('is sent by its button and by Enter, and closed by Escape', async () => {
    const { onCancel, onSubmit } = fill();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'soup{Enter}');
    await userEvent.click(button('Save'));
    expect([onSubmit.mock.calls.length, onCancel.mock.calls.length]).toEqual([2, 0]);
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('does not focus Cancel', () => {
    fill();
    expect(focused()).not.toBe('Cancel');
  });

  it('focuses Cancel when the action cannot be undone', () => {
    fill({ startsAtCancel: true });
    expect(focused()).toBe('Cancel');
  });

  it('stays open while it is sent', async () => {
    const { onCancel } = fill({ loading: true });
    await userEvent.keyboard('{Escape}');
    expect([button('Cancel').disabled, button('Save').getAttribute('aria-disabled')]).toEqual([true, 'true']);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('cannot be sent without changes, and says what went wrong', () => {
    fill({ disabled: true, error: 'The kitchen is closed.' });
    expect([button('Cancel').disabled, button('Save').disabled]).toEqual([false, true]);
    expect(screen.getByRole('alert').textContent).toBe('The kitchen is closed.');
  });

  it('asks before what is typed is lost, by Escape and by Cancel', async () => {
    const { onCancel } = fill({ isDirty: true });
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeDefined();
    expect(focused()).toBe('Keep editing');
    await userEvent.click(button('Keep editing'));
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull();
    });
    await userEvent.click(button('Cancel'));
    expect(onCancel).not.toHaveBeenCalled();
    await userEvent.click(button('Discard'));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it.each([true, false])('with changes (%s) has the browser ask before the page is left', (isDirty) => {
    fill({ isDirty });
    expect(asksBeforeLeaving()).toBe(isDirty);
  });
});
