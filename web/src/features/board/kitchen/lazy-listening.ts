import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { loadStaff } from '../alarm/load-staff.ts';

/** The kitchen as the house knows it: it rings without this, and is not known to. */
export const ListeningScreen = lazyComponent(async () => (await loadStaff()).ListeningScreen);
