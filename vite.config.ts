import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite'
import { adoptedStyles } from './scripts/vite/adoptedStyles.ts'
import { subsetFonts } from './scripts/vite/fonts.ts'
import { galleryModules } from './scripts/vite/galleryModules.ts'
import { appIcons } from './scripts/vite/icons.ts'
import { inlineMessages } from './scripts/vite/inlineMessages.ts'
import { inlineScripts } from './scripts/vite/inlineScripts.ts'
import { layerOrder } from './scripts/vite/layerOrder.ts'
import { pageModules } from './scripts/vite/pageModules.ts'
import { persistedGraphql } from './scripts/vite/persistedGraphql.ts'
import { renderInPieces } from './scripts/vite/renderInPieces.ts'
import { shortScopedName } from './scripts/vite/scopedNames.ts'
import { stripMachineDocs } from './scripts/vite/stripMachineDocs.ts'
import { stripServerParts } from './scripts/vite/stripServerParts.ts'

const outDir = (mode: string, isSsrBuild = false) =>
  isSsrBuild ? 'dist/server' : mode === 'gallery' ? 'dist/gallery' : 'dist/client'

const entry = (mode: string, isSsrBuild = false) =>
  isSsrBuild
    ? ['web/app/entryServer.tsx', 'web/app/entryPlan.ts']
    : mode === 'gallery'
      ? [
          'gallery/machines/entryGallery.tsx',
          'gallery/faults/entryBanner.ts',
          'gallery/playground/entryPlayground.tsx',
        ]
      : 'web/app/entryClient.tsx'

/**
 * Chunks. The first four contain what the entry imports: every page loads them and evaluates one after the other
 * (docs/decisions/web/first-view-hydration.md). The others contain modules of a folder that several pages or overlays
 * share. Few large files compress better and need fewer requests than many small ones.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\//,
    priority: 5,
  },
  {
    name: 'data',
    test: /\/node_modules\/(xstate|@xstate|wouter|@apollo|rxjs|@wry|optimism)\/|\/web\/core\/data\/|persisted-graphql/,
    tags: ['$initial'],
    priority: 4,
  },
  {
    name: 'machines',
    test: /\/machines\/|\.generated\.ts$/,
    tags: ['$initial'],
    priority: 3,
  },
  { name: 'shop', tags: ['$initial'], priority: 2 },
  { name: 'card', test: /\/web\/shop\/catalog\/card\//, minShareCount: 3, priority: 2 },
  // Badges are on the pages of orders and addresses alone.
  {
    name: 'ui',
    test: /\/web\/(ui\/((?!Badge)[A-Z]|screens\/)|boot\/AfterPaint)/,
    minShareCount: 4,
    priority: 2,
  },
  { name: 'dialog', test: /\/web\/ui\/dialog\//, minShareCount: 2, priority: 1 },
  // The drawer of filters is loaded later.
  {
    name: 'listing',
    test: /\/web\/shop\/catalog\/listing\/(?!FilterDrawer)/,
    minShareCount: 3,
    priority: 0,
  },
]

/** Words by which content blockers remove scripts and styles, whatever they do: files that have them in their name get another. */
const blocked =
  /consent|cookie|popup|newsletter|campaign|analytic|track|social|banner|advert|promo|sponsor|telemetry|fingerprint|affiliate|beacon|interstitial|metric|pixel|statistic|subscribe|survey|\bads?\b/i

/** Returns the pattern of a file's name. */
const fileName = (name: string, extension: string) =>
  `assets/${blocked.test(name) ? 'part' : '[name]'}-[hash]${extension}`

const isInitial = (file: string) => /\/(rolldown-runtime|react|data|machines)-[^/]*\.js$/.test(file)

/**
 * Returns a comment that makes Chrome compile all functions of a chunk off the main thread while it downloads, instead
 * of each at its first call. Only for chunks that run when a page opens.
 */
const compileHint = ({ isDynamicEntry, facadeModuleId }: Rolldown.RenderedChunk) =>
  !isDynamicEntry || facadeModuleId?.match(/\/web\/(pages|core)\//)
    ? '//# allFunctionsCalledOnLoad'
    : ''

/** Builds the shop for the browser; with `--ssr` for the server, with `--mode gallery` the gallery of machines. */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    inlineMessages(),
    inlineScripts(),
    react(),
    layerOrder('web/ui/styles/main.css'),
    adoptedStyles(),
    galleryModules(),
    stripMachineDocs(),
    stripServerParts(),
    renderInPieces(),
    persistedGraphql(),
    pageModules(),
    subsetFonts(),
    appIcons('web/public/favicon.svg', '#1b1816'),
  ],
  base: mode === 'gallery' ? '/_machines/' : '/',
  publicDir: 'web/public',
  build: {
    // Terser saves 2 kB of a first view, for three quarters of the build's time.
    minify: !isSsrBuild,
    outDir: outDir(mode, isSsrBuild),
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The HTML of each page preloads the initial chunks.
      resolveDependencies: (_file, dependencies) => dependencies.filter((file) => !isInitial(file)),
    },
    // One style sheet per chunk: the HTML inlines those of the page, the others are loaded with their chunks.
    cssCodeSplit: true,
    copyPublicDir: !isSsrBuild && mode !== 'gallery',
    rollupOptions: {
      input: entry(mode, isSsrBuild),
      output: isSsrBuild
        ? {}
        : mode === 'gallery'
          ? // The gallery shows composed guards by the names of XState's functions.
            { keepNames: true }
          : {
              codeSplitting: { groups: chunks },
              postBanner: compileHint,
              chunkFileNames: ({ name }) => fileName(name, '.js'),
              assetFileNames: ({ names }) => fileName(names.join(), '[extname]'),
            },
    },
  },
  resolve: {
    // Loads the ES2015 build of rxjs instead of its ES5 build.
    conditions: ['es2015', ...defaultClientConditions],
    // React exports this hook itself since version 18.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  // The server's bundle contains the production builds of libraries, whatever NODE_ENV is at run time.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: {
    modules: {
      generateScopedName:
        command === 'build' && mode !== 'gallery'
          ? shortScopedName
          : '[name]_[local]_[hash:base64:5]',
    },
  },
}))
