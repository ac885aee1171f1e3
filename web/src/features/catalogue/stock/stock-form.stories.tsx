import { opens, type Stories } from '../../../dev/stories.tsx';
import { StockForm } from './stock-form.tsx';

const enter = async () => ({ status: 'refused', sentence: 'That cannot be: there are 8.', left: 8 }) as const;

export const stories: Stories = {
  'of eight portions': opens((close) => (
    <StockForm name="Pho" portions={8} unanswered={null} onEnter={enter} onClose={close}>
      <p>History stands here.</p>
    </StockForm>
  )),
  'after a lost answer': opens((close) => (
    <StockForm
      name="Pho"
      portions={8}
      unanswered={{ kind: 'waste', portions: 3, note: 'Dropped' }}
      onEnter={enter}
      onClose={close}
    >
      <p>History stands here.</p>
    </StockForm>
  )),
  'of none': opens((close) => (
    <StockForm
      name="Slow-cooked chicken curry with steamed rice and coriander"
      portions={0}
      unanswered={null}
      onEnter={enter}
      onClose={close}
    >
      <p>History stands here.</p>
    </StockForm>
  )),
};
