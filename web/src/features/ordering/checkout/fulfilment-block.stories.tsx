import { NO_FULFILMENT_CHOICE } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { FulfilmentBlock } from './fulfilment-block.tsx';

const STILL = { isTried: false, disabled: false, onChange: nothing } as const;
const BOTH = { offered: ['pickup', 'table'], table: null, problem: null } as const;
const SEVEN = { kind: 'table', code: 'T7T7T7' } as const;

export const stories: Stories = {
  'nothing said': <FulfilmentBlock {...STILL} how={NO_FULFILMENT_CHOICE} service={BOTH} />,
  'at a table': <FulfilmentBlock {...STILL} how={SEVEN} service={{ ...BOTH, table: 'Table 7' }} />,
  'a table without its code': <FulfilmentBlock {...STILL} isTried how={{ ...SEVEN, code: '' }} service={BOTH} />,
  'a renewed code': (
    <FulfilmentBlock
      {...STILL}
      how={SEVEN}
      service={{ ...BOTH, problem: { reason: 'TABLE_NOT_FOUND', sentence: 'This is not the code of a table here.' } }}
    />
  ),
};
