import type { Stories } from '../../dev/stories.tsx';
import { CopyBlock } from './copy-block.tsx';

export const stories: Stories = {
  'an address': <CopyBlock text="https://foodhouse.example/inventory" action="Copy the address" />,
  'lines that are long': (
    <CopyBlock
      text={`<a href="https://gasthaus-am-kanal-berlin.example/inventory" data-foodhouse>Order online</a>\n<script async src="https://gasthaus-am-kanal-berlin.example/order-button.js"></script>`}
      action="Copy the lines"
    />
  ),
};
