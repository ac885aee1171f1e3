import { anOrder } from '@foodhouse/domain/testing';
import { render, renderHook, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTellUnheard } from '../../orders/changes/unheard-orders.ts';
import { OrderTable } from '../../orders/list/order-table.tsx';
import { unheardTagOf } from './unheard-tag.tsx';

it('stands at the row of each order that nobody could hear, for as long as that is so', () => {
  const warnings = renderHook(
    ({ ids }) => {
      useTellUnheard(ids);
    },
    { initialProps: { ids: 'pho' } },
  );
  render(
    <OrderTable
      label="Orders"
      kind="deciding"
      orders={['pho', 'tea'].map((id) => anOrder({ id, foodName: id }))}
      tag={unheardTagOf}
    />,
  );
  const rows = () => screen.queryAllByText('Unheard').map((tag) => tag.closest('tr')?.dataset['order']);
  expect(rows()).toEqual(['pho']);
  warnings.rerender({ ids: 'pho tea' });
  expect(rows()).toEqual(['pho', 'tea']);
  warnings.rerender({ ids: '' });
  expect(rows()).toEqual([]);
});
