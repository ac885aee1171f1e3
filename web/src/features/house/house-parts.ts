/** The addresses of the page's parts, for the links that jump to them. */
export const PARTS = {
  hours: 'hours',
  services: 'services',
  house: 'about',
  rules: 'rules',
  taxes: 'taxes',
  orders: 'orders',
  mealtimes: 'mealtimes',
} as const;
