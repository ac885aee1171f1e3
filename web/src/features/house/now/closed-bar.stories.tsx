import type { Stories } from '../../../dev/stories.tsx';
import { Button } from '../../../ui/button.tsx';
import { ClosedBar } from './closed-bar.tsx';

export const stories: Stories = {
  'that it is busy': <ClosedBar isCalm sentence="Busy: about 20 minutes longer until 20:15." />,
  'at which table a guest orders': (
    <ClosedBar isCalm sentence="You order at Table 7." action={<Button>Order without a table</Button>} />
  ),
  'that the table has another code': (
    <ClosedBar
      sentence="This table has another code now. Scan the one on your table."
      action={<Button>Order without a table</Button>}
    />
  ),
  'until it opens': <ClosedBar sentence="Closed, opens Tue 11:00." />,
};
