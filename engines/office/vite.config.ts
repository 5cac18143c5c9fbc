import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds the back office, which the CMS serves at /admin: a bundle of its own, apart from the shop's. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  build: {
    outDir: '../../dist/admin',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The limit in kB is high, since staff load the chunk once from their own machine.
    chunkSizeWarningLimit: 1000,
  },
})
