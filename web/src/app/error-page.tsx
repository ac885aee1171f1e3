import type { FallbackProps } from 'react-error-boundary';
import { Button } from '../ui/button.tsx';
import { NoticeBlock } from '../ui/notice-block.tsx';
import { ChunkFailure } from '../lib/load-chunk.ts';
import * as common from '../ui/texts.ts';
import * as texts from './texts.ts';

/** The same for a page without a layout, whose main part it is then. */
export function BareErrorPage(failure: FallbackProps): React.JSX.Element {
  return (
    <main>
      <ErrorPage {...failure} />
    </main>
  );
}

/** Shown in the main part of a page when a route throws or cannot be loaded, for example after a deployment. */
export function ErrorPage({ error, resetErrorBoundary }: FallbackProps): React.JSX.Element {
  const { title, text } = explain(error);
  const isAway = error instanceof ChunkFailure && !error.isGone;
  return (
    <NoticeBlock
      role="alert"
      picture="/img/site/plate.webp"
      title={title}
      action={
        <Button
          variant="contained"
          onClick={() => {
            if (isAway) resetErrorBoundary();
            else location.reload();
          }}
        >
          {isAway ? common.tryAgain() : texts.loadAgain()}
        </Button>
      }
    >
      {text}
    </NoticeBlock>
  );
}

function explain(error: unknown): { readonly title: string; readonly text: string } {
  if (!(error instanceof ChunkFailure))
    return {
      title: texts.somethingWentWrong(),
      text: texts.somethingWentWrongText(),
    };
  return error.isGone
    ? { title: texts.newVersion(), text: texts.newVersionText() }
    : { title: texts.pageNotLoaded(), text: texts.pageNotLoadedText() };
}
