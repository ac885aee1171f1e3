import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pictureFiles } from './pictures.ts';

/** Serves the pictures in development and puts them into the build; they come from an npm package. */
function pictures(): Plugin {
  const files = pictureFiles();
  return {
    name: 'foodhouse-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = files.get((request.url ?? '').split('?')[0] ?? '');
        if (source === undefined || !existsSync(source)) next();
        else createReadStream(source).pipe(response.setHeader('content-type', 'image/webp'));
      });
    },
    async generateBundle() {
      await Promise.all(
        [...files].map(async ([address, source]) =>
          this.emitFile({ type: 'asset', fileName: address.slice(1), source: await readFile(source) }),
        ),
      );
    },
  };
}

// reactfire is one file that imports every Firebase product; those the site does not use become an empty module.
const UNUSED_PRODUCTS = ['database', 'functions', 'performance', 'remote-config', 'storage'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pictures()],
  resolve: {
    alias: UNUSED_PRODUCTS.map((product) => ({
      find: `firebase/${product}`,
      replacement: path.join(import.meta.dirname, 'src/firebase/unused-product.ts'),
    })),
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:5000', changeOrigin: true } } },
  build: {
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    manifest: true,
    // Nothing becomes a data: address, which the content security policy forbids for fonts.
    assetsInlineLimit: 0,
    // A chunk's size is looked at by `npm run check`, against the limits that stand there.
    chunkSizeWarningLimit: 1000,
  },
});
