import { root } from './lib/paths.mjs'

const [part = '', folder = ''] = process.argv.slice(2)

/**
 * The build for browsers in a language, with its own manifest (gateway/pages/buildAssets.ts).
 * @param {string} language
 * @param {string} manifest
 */
const client = (language, manifest) => ({
  define: { 'import.meta.env.LANGUAGE': JSON.stringify(language) },
  build: { outDir: `${folder}/client`, manifest, emptyOutDir: false },
})

/** @type {Record<string, import('vite').InlineConfig>} */
const parts = {
  english: client('en', '.vite/manifest.json'),
  thai: client('th', '.vite/manifest.th.json'),
  server: { build: { outDir: `${folder}/server`, ssr: true } },
  gallery: { mode: 'gallery', build: { outDir: `${folder}/gallery` } },
}

const config = parts[part]
if (!config) throw new Error(`Unknown part of the build: ${part}; it has ${Object.keys(parts)}`)
const { build } = await import('vite')
await build({ root, ...config })
