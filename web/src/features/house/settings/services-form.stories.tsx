import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { ServicesFields } from './services-form.tsx';

const BARE = toHouseDto(DEFAULT_SETTINGS);
const TABLES = [
  { code: 'T7T7T7', name: 'Table 7' },
  { code: 'TERRAC', name: 'Terrace, beside the old lime tree' },
];
const STILL = { onSaved: nothing, onReload: nothing, onDirty: nothing } as const;

export const stories: Stories = {
  'no choice': <ServicesFields {...STILL} house={BARE} tables={[]} />,
  'pickup and two tables': (
    <ServicesFields {...STILL} house={{ ...BARE, services: ['pickup', 'table'] }} tables={TABLES} />
  ),
};
