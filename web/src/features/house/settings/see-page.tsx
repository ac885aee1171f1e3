// No stories: in pages-form.tsx.
import { LinkButton } from '../../../ui/button.tsx';
import * as texts from './texts.ts';

/** Opens the page that a form makes, beside what is typed. @param props.name of the page */
export function SeePage({ to, name }: { readonly to: string; readonly name: string }): React.JSX.Element {
  return (
    <LinkButton to={to} target="_blank" rel="noopener" sx={{ px: 1 }} aria-label={texts.seePage({ name })}>
      {texts.seeIt()}
    </LinkButton>
  );
}
