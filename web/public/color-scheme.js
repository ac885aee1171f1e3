// Before the first paint: the scheme chosen earlier, else the system's, so that nothing flashes.
(() => {
  const { dataset } = document.documentElement;
  try {
    // The page of another language than the house speaks gives way, before anything is seen of it (src/lib/house-language.ts).
    const languages = dataset.languages.split(' ');
    const folders = languages.map((language, at) => (at ? `/${language}` : ''));
    const [, folder, address] = /^(\/[^/]*)?(.*)$/.exec(location.pathname);
    const own = Math.max(folders.indexOf(folder), 0);
    const wanted = languages.indexOf(localStorage.getItem('house-language'));
    const here = own ? address : location.pathname;
    if (wanted !== -1 && wanted !== own)
      location.replace((folders[wanted] + (here === '/' ? '' : here) || '/') + location.search + location.hash);
  } catch {
    // Storage may be switched off; the language of the page then stands.
  }
  let chosen = 'system';
  try {
    chosen = localStorage.getItem('mui-mode') || 'system';
  } catch {
    // Storage may be switched off; the system's scheme then stands.
  }
  const isDark = chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
  try {
    // Who was signed in sees no Login button while the page finds out that he still is.
    if (localStorage.getItem('accessToken')) document.documentElement.setAttribute('data-session', 'known');
    // The rail of a chef has no labels beside its icons (src/lib/folded-rail.ts).
    if (localStorage.getItem('rail') === 'folded') document.documentElement.setAttribute('data-rail', 'folded');
    // A basket that lies there, or an order without an answer, has its room beside the menu.
    const ordered = `${localStorage.getItem('basket')} ${localStorage.getItem('unanswered')}`;
    if (/"lines":\[{/.test(ordered)) document.documentElement.setAttribute('data-basket', '');
    // The menu of a house with categories has these in the place of the mealtimes.
    if (localStorage.getItem('menu-categories')) document.documentElement.setAttribute('data-categories', '');
    // The name of the house that this page was built with is hidden where another is remembered, or where it has none and
    // nobody has asked (src/first-paint/say-house.ts, which takes over what is remembered); so is its home page.
    const face = localStorage.getItem('house-face');
    if (face) globalThis.metHouse = JSON.parse(face);
    if (face) {
      const home = metHouse ? JSON.stringify(metHouse.home) : '';
      if ((metHouse?.name ?? '') !== dataset.house || home !== dataset.home || (metHouse?.sign ?? '') !== dataset.sign)
        dataset.unsaid = 'met';
    } else if (!dataset.house) dataset.unsaid = '';
    // Its colours, over those that the page was built with (src/lib/house-colors.ts), which stay where none are remembered.
    const built = document.getElementById('house-colors');
    const css = face && (metHouse ? metHouse.css : '');
    if (css || (built && css === '')) {
      const style = built || document.head.appendChild(document.createElement('style'));
      style.id = 'house-colors';
      style.textContent = css;
    }
    // The room of where the house is and whether it is open, unless it has said that it says nothing (features/house/now).
    if (!face || metHouse) dataset.line = face || dataset.house ? 'known' : 'perhaps';
  } catch {
    // As above.
  }
})();
