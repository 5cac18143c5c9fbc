import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layerOrder } from './scripts/vite/layerOrder.ts'

/** The browser's bundle and, with `--ssr`, the same pages for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), layerOrder('web/ui/styles/main.css')],
  publicDir: 'web/public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One style sheet: pages change without a flash, and a first visit asks once.
    cssCodeSplit: false,
    copyPublicDir: !isSsrBuild,
    rollupOptions: {
      input: isSsrBuild ? 'web/app/entryServer.tsx' : 'web/app/entryClient.tsx',
    },
  },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:5]' } },
}))
