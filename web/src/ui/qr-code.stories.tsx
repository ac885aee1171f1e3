import type { Stories } from '../dev/stories.tsx';
import { QrCode } from './qr-code.tsx';

export const stories: Stories = {
  'of an address': <QrCode text="https://foodhouse.example/inventory" label="Code of the menu" />,
  small: <QrCode text="https://foodhouse.example/inventory" label="Code of the menu, small" maxWidth={120} />,
};
