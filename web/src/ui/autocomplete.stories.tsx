import { nothing, type Stories } from '../dev/stories.tsx';
import { Autocomplete } from './autocomplete.tsx';

const FIELD = { name: 'zone', value: 'Europe/Berlin', ref: nothing, onBlur: nothing, onChange: nothing } as const;
const ZONES = ['Europe/Berlin', 'Europe/Paris', 'America/New_York'] as const;
const NONE = 'No such time zone';
const WRONG = { type: 'contract', message: 'A time zone of the list' } as const;

export const stories: Stories = {
  'one of a list': (
    <Autocomplete label="Time zone" hint="now 08:23" noneText={NONE} options={ZONES} field={FIELD} error={undefined} />
  ),
  'one that is not taken': (
    <Autocomplete label="Time zone" noneText={NONE} options={ZONES} field={FIELD} error={WRONG} />
  ),
};
