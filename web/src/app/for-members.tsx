import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { NoticeBlock } from '../ui/notice-block.tsx';
import * as common from '../ui/texts.ts';
import * as texts from './texts.ts';

/** What a guest reads in place of the dashboard's other pages. */
export function ForMembers(): React.JSX.Element {
  const { pathname, search } = useLocation();
  return (
    <NoticeBlock
      picture="/img/site/plate.webp"
      title={texts.forMembers()}
      headingLevel="h1"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <LinkButton to={paths.login} state={{ from: pathname + search }} variant="contained">
            {common.login()}
          </LinkButton>
          <LinkButton to={paths.signUp} variant="outlined">
            {common.createAccount()}
          </LinkButton>
        </Box>
      }
    >
      {texts.forMembersText()}
    </NoticeBlock>
  );
}
