// After npm ci, and npm run texts: the functions of all catalogues of texts.
import { compileAllTexts } from '../local/texts.ts';
import { startScript } from './options.ts';

startScript({ call: 'npm run texts', does: 'Makes the functions of the texts that have changed in their catalogues.' });
compileAllTexts();
