import { NO_CONTACT } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { ContactFields } from './contact-fields.tsx';

const STILL = { isTried: false, disabled: false, onChange: nothing } as const;

export const stories: Stories = {
  'nothing said': <ContactFields {...STILL} contact={NO_CONTACT} />,
  known: <ContactFields {...STILL} contact={{ name: 'Olga Berg', phone: '+49 30 123456' }} />,
  'something is missing': <ContactFields {...STILL} isTried contact={{ name: '', phone: 'later' }} />,
};
