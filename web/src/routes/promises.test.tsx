import { render } from '@testing-library/react';
import { SPECIFIED_HOME } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Component as About } from './about.tsx';
import { PayDialog } from '../features/following/mine/pay-dialog.tsx';
import { Features } from '../features/home/sections.tsx';
import { Pricing } from '../features/home/showcase.tsx';

/** What the product does not offer: tables, delivery to a door, payments; nor has every house vouchers to promise. */
const PROMISES = /voucher with|without a code|table kept|to your door|at the door|first taste|by card|on its way/i;

const PARTS = {
  Features: <Features title="Features" features={SPECIFIED_HOME.features} />,
  Pricing: <Pricing startTo="/signup" />,
  'Pay, before the food': <PayDialog order={anOrder()} onClose={() => undefined} />,
  About: <About />,
};

describe('our own texts', () => {
  it.each(Object.entries(PARTS))('%s promises nothing that the product does not do', (_name, part) => {
    const { baseElement } = render(<MemoryRouter>{part}</MemoryRouter>);
    expect(baseElement.textContent).not.toBe('');
    expect(baseElement.textContent).not.toMatch(PROMISES);
  });
});
