import { anOrder } from '@foodhouse/domain/testing';
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { linesAgain } from '../../orders/again/order-again.ts';
import { currentBasket } from './basket-store.ts';
import { useHandedOver } from './use-handed-over.ts';

function Basket(): React.JSX.Element {
  useHandedOver();
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

it('what another page hands over is put into the basket once, and does not stay in the history', async () => {
  const again = linesAgain(anOrder());
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[{ pathname: '/inventory', state: { basket: true, again } }]}>
        <Basket />
      </MemoryRouter>
    </StrictMode>,
  );
  expect(await screen.findByText('{"basket":true,"again":null}')).toBeDefined();
  expect(currentBasket().lines).toMatchObject([{ foodId: anOrder().foodId, quantity: 1 }]);
});
