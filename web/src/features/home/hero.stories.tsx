import type { Stories } from '../../dev/stories.tsx';
import { paths } from '../../paths.ts';
import { Hero } from './hero.tsx';

export const stories: Stories = { 'with its slides': <Hero startTo={paths.signUp} orderTo={paths.inventory} /> };
