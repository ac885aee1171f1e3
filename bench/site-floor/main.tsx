// Rendered in the browser: the cost of such a page without any optimisation.
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
