import { rolldown } from 'rolldown';

// One file beside its npm packages: it starts faster and takes less memory than the sources do.
const bundle = await rolldown({
  input: { cli: 'src/cli.ts' },
  cwd: import.meta.dirname,
  platform: 'node',
  // The gRPC client half and the protos stay packages: they are found at run time.
  external: [/^node:/, /^@google-cloud\//],
});
await bundle.write({ dir: `${import.meta.dirname}/dist`, format: 'esm' });
await bundle.close();
