import type { Stories } from '../../../dev/stories.tsx';
import { PageText } from './page-text.tsx';

export const stories: Stories = {
  'an imprint': (
    <PageText
      text={
        'Gasthaus am Kanal\nUferstr. 12, 10999 Berlin\n+49 30 123456\n\n# Who is responsible\n\nMaria Beispiel, at the address above. See https://example.com/kanal.'
      }
    />
  ),
  'what looks like HTML': (
    <PageText text={'<b>Bold</b> and <script>alert(1)</script> are text, and so is javascript:alert(1).'} />
  ),
};
