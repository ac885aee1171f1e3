// The same page as HTML without any script: the lower bound.
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { FloorPage } from './floor-page.tsx';

export function renderTwin(): string {
  return renderToString(
    <StaticRouter location="/">
      <FloorPage />
    </StaticRouter>,
  );
}
