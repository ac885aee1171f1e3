// For browsers older than src/oldest-browsers.ts: they read one sentence, and the main script is not started. In words that every
// browser knows; what is asked for here is in all supported ones, and in none much older.
if (
  !Array.prototype.toSorted ||
  !String.prototype.isWellFormed ||
  !window.CSS ||
  !CSS.supports ||
  !CSS.supports('selector(:has(a))')
) {
  document.documentElement.setAttribute('data-old', '');
  document.getElementById('old').removeAttribute('hidden');
}
