// What the staff's pages fetch after they are there, in one file.
export { countOpen, type OpenCounts } from './count-open.ts';
export { ListeningScreen } from './listening-screen.tsx';
export { Warnings } from './warnings.tsx';
