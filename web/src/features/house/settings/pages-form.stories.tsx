import { DEFAULT_SETTINGS, NO_HOUSE_PAGES, toHouseDto } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { templateOf } from './page-templates.ts';
import { PagesFields } from './pages-form.tsx';

const STILL = { house: toHouseDto(DEFAULT_SETTINGS), onSaved: nothing, onReload: nothing, onDirty: nothing } as const;

export const stories: Stories = {
  'nothing written': <PagesFields {...STILL} pages={NO_HOUSE_PAGES} />,
  'with gaps': <PagesFields {...STILL} pages={{ ...NO_HOUSE_PAGES, imprint: templateOf('imprint', null) }} />,
};
