import { MESSAGES } from '../copy.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { NoticeBlock } from '../ui/notice-block.tsx';

/** What a guest reads in place of the dashboard's other pages. */
export function ForMembers(): React.JSX.Element {
  return (
    <NoticeBlock
      picture="/img/site/plate.webp"
      title="This is for people with an account"
      headingLevel="h1"
      action={
        <LinkButton to={paths.signUp} variant="contained">
          {MESSAGES.createAccount}
        </LinkButton>
      }
    >
      As a guest you order from the menu and follow your orders. With an account they stay yours.
    </NoticeBlock>
  );
}
