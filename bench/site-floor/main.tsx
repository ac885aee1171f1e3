// Rendered in the browser: what such a page costs when nothing is done about it.
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { FloorPage } from './floor-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <BrowserRouter>
    <FloorPage />
  </BrowserRouter>,
);
