import { loadStaff } from '../features/board/alarm/load-staff.ts';
import { lazyComponent } from '../first-paint/lazy-component.tsx';

/** What admins must know on every page, fetched once it is there. */
export const Warnings = lazyComponent(async () => (await loadStaff()).Warnings);
