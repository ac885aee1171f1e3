import { nothing, type Stories } from '../../../dev/stories.tsx';
import { ClosedBar } from './closed-bar.tsx';

const LEAVE = { label: 'Order without a table', onClick: nothing };

export const stories: Stories = {
  'that it is busy': <ClosedBar isCalm sentence="Busy: about 20 minutes longer until 20:15." />,
  'at which table a guest orders': <ClosedBar isCalm sentence="Table 7" action={LEAVE} />,
  'that the code is of no table here': (
    <ClosedBar sentence="This is not the code of a table here. Scan the one on your table." action={LEAVE} />
  ),
  'until it opens': <ClosedBar sentence="Closed, opens Tue 11:00." />,
};
