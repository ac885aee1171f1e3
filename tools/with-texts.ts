// Before each script of npm: what it imports may say texts, whose functions are not committed, and a module that is missing
// ends a script before its first line.
import { compileAllTexts } from '../local/texts.ts';

compileAllTexts();
