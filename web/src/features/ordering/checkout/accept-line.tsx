// No stories: shown by basket-dialog.tsx and order-dialog.tsx, in a house that has written its terms.
import type { HousePage } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAtConfirm } from '../../../lib/at-confirm.ts';
import { paths } from '../../../paths.ts';
import { withParts } from '../../../ui/with-parts.tsx';
import * as site from '../../../texts.ts';
import * as texts from './texts.ts';

/** What whoever orders accepts, beside the button: the terms and the privacy notice, as far as the house has written them. */
export function AcceptLine(): React.JSX.Element | null {
  const { writtenPages } = useAtConfirm();
  const hasTerms = writtenPages.includes('terms');
  const hasPrivacy = writtenPages.includes('privacy');
  if (!hasTerms && !hasPrivacy) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ width: 1 }}>
      {hasTerms && withParts(texts.acceptTerms, { terms: <PageLink page="terms">{texts.terms()}</PageLink> })}
      {hasTerms && hasPrivacy && ' · '}
      {hasPrivacy && <PageLink page="privacy">{site.privacy()}</PageLink>}
    </Typography>
  );
}

/** In a tab of its own: what is typed into the basket stays. */
function PageLink({ page, children }: { readonly page: HousePage; readonly children: string }): React.JSX.Element {
  return (
    <Box component="a" href={paths[page]} target="_blank" rel="noopener" sx={{ color: 'inherit' }}>
      {children}
    </Box>
  );
}
