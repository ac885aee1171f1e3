// No stories: of notice-block.tsx.
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** What stands in place of orders where there are none. */
export function NoOrders({ title }: { readonly title: string }): React.JSX.Element {
  return (
    <NoticeBlock
      picture="/img/site/bag.webp"
      title={title}
      action={
        <LinkButton to={paths.inventory} variant="contained">
          {common.seeAllFoods()}
        </LinkButton>
      }
    >
      {texts.ordersAppear()}
    </NoticeBlock>
  );
}
