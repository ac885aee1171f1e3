import { NO_CONTACT } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { ContactFields } from './contact-fields.tsx';

const STILL = { isTried: false, disabled: false, onChange: nothing } as const;

const OLGA = { name: 'Olga Berg', phone: '+49 30 123456' };
const UNGIVEN = { isGiven: false, onChange: nothing };

export const stories: Stories = {
  'nothing said': <ContactFields {...STILL} contact={NO_CONTACT} />,
  known: <ContactFields {...STILL} contact={OLGA} />,
  'something is missing': <ContactFields {...STILL} isTried contact={{ name: '', phone: 'later' }} />,
  'to be agreed to': <ContactFields {...STILL} isTried isNeeded consent={UNGIVEN} contact={OLGA} />,
};
