import { useState } from 'react';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { PasteOptions } from './paste-options.tsx';

function AList({ text, taken = [] }: { readonly text: string; readonly taken?: readonly string[] }): React.JSX.Element {
  const [pasted, setPasted] = useState({ text, isOpen: true });
  return <PasteOptions pasted={pasted} taken={taken} onChange={setPasted} onAdd={nothing} />;
}

export const stories: Stories = {
  'nothing yet': <AList text="" />,
  'options with and without a price': (
    <AList text={'- Ham 1.50\n- Extra cheese +0,80\n- No onions -0.20\n- Olives\n- جبنة إضافية 1.20'} />
  ),
  'lines that cannot be read': (
    <AList
      taken={['Ham']}
      text={`Ham 1.50\nOlives €much\nFeast 1.234\n2.50\nCorn\n${'Pickled jalapeños from the house’s own garden '.repeat(3)}`}
    />
  ),
  'more than a group may have': (
    <AList text={Array.from({ length: 210 }, (_, index) => `Topping ${index + 1}a 1.50`).join('\n')} />
  ),
};
