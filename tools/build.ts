// npm run build: the site, the functions and the local Firestore, each into its dist folder.
import { buildAll } from './build-all.ts';
import { startScript } from './options.ts';
import { phase } from './phases.ts';

startScript({
  call: 'npm run build',
  does: 'Builds the site, the functions and the local Firestore, each into its dist folder.',
});
await phase('Building', () => buildAll(['local-firestore', 'functions', 'web']));
