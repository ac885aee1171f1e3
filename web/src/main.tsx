import { createRoot } from 'react-dom/client';
import '@fontsource-variable/plus-jakarta-sans';
import { App } from './app/app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App />);
