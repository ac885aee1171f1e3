// npm run build: the site, the functions and the local Firestore, each into its dist folder.
import { buildAll } from './build-all.ts';

await buildAll(['local-firestore', 'functions', 'web']);
