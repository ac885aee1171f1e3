import type { FallbackProps } from 'react-error-boundary';
import { Button } from '../components/button.tsx';
import { NoticeBlock } from '../components/notice-block.tsx';

/** Shown when a route throws or cannot be loaded, as after a new version was put up. */
export function ErrorPage({ error }: FallbackProps): React.JSX.Element {
  const isOldVersion = error instanceof TypeError && /module|import/i.test(error.message);
  return (
    <main>
      <NoticeBlock
        role="alert"
        picture="/img/site/plate.webp"
        title={isOldVersion ? 'There is a new version of this page' : 'Something went wrong'}
        action={
          <Button
            variant="contained"
            onClick={() => {
              location.reload();
            }}
          >
            Load the page again
          </Button>
        }
      >
        {isOldVersion
          ? 'Foodhouse was updated while you were here.'
          : 'The fault is on our side. Loading the page again usually helps.'}
      </NoticeBlock>
    </main>
  );
}
