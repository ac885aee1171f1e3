import { rolldown } from 'rolldown';

// Own code and the domain become a few files; published dependencies stay imports, since the functions are deployed
// from this folder and installed there alone.
const bundle = await rolldown({
  input: { index: 'src/index.ts' },
  cwd: import.meta.dirname,
  platform: 'node',
  external: (id) =>
    !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@foodhouse/') && id !== 'src/index.ts',
});
await bundle.write({ dir: `${import.meta.dirname}/dist`, format: 'esm', chunkFileNames: '[name].js' });
await bundle.close();
