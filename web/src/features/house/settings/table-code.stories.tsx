import { opens, type Stories } from '../../../dev/stories.tsx';
import { TableCode } from './table-code.tsx';

export const stories: Stories = {
  'of a table': opens((close) => (
    <TableCode name="Table 7" address="https://foodhouse.example/t/T7T7T7" onClose={close} />
  )),
};
