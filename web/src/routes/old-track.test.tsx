import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Component as OldTrack } from './old-track.tsx';

function Place(): React.JSX.Element {
  const { pathname, hash } = useLocation();
  return <p>{pathname + hash}</p>;
}

it('the key of an old link is out of the address at once', () => {
  render(
    <MemoryRouter initialEntries={['/track/order/a-key']}>
      <Routes>
        <Route path="/track/:orderId/:trackKey" element={<OldTrack />} />
        <Route path="/track/:orderId" element={<Place />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText('/track/order#a-key')).toBeTruthy();
});
