// No stories: shown by basket-dialog.tsx and order-dialog.tsx, in a house that has written its terms.
import Typography from '@mui/material/Typography';
import { useAtConfirm } from '../../../lib/at-confirm.ts';
import { withParts } from '../../../ui/with-parts.tsx';
import { PageLink } from './page-link.tsx';
import * as site from '../../../texts.ts';
import * as texts from './texts.ts';

/** What whoever orders accepts, beside the button: the terms and the privacy notice, as far as the house has written them. */
export function AcceptLine(): React.JSX.Element | null {
  const { writtenPages } = useAtConfirm();
  const hasTerms = writtenPages.includes('terms');
  const hasPrivacy = writtenPages.includes('privacy');
  if (!hasTerms && !hasPrivacy) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
      {hasTerms && withParts(texts.acceptTerms, { terms: <PageLink page="terms">{texts.terms()}</PageLink> })}
      {hasTerms && hasPrivacy && ' · '}
      {hasPrivacy && <PageLink page="privacy">{site.privacy()}</PageLink>}
    </Typography>
  );
}
