import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite'
import { cutFonts } from './scripts/vite/fonts.ts'
import { appIcons } from './scripts/vite/icons.ts'
import { layerOrder } from './scripts/vite/layerOrder.ts'
import { machinePictures } from './scripts/vite/machinePictures.ts'
import { pageModules } from './scripts/vite/pageModules.ts'
import { shortScopedName } from './scripts/vite/scopedNames.ts'
import { specClauses } from './scripts/vite/specClauses.ts'
import { stripMachineDocs } from './scripts/vite/stripMachineDocs.ts'

const outDir = (mode: string, isSsrBuild = false) =>
  isSsrBuild ? 'dist/server' : mode === 'gallery' ? 'dist/gallery' : 'dist/client'

const entry = (mode: string, isSsrBuild = false) =>
  isSsrBuild
    ? ['web/app/entryServer.tsx', 'web/app/entryPlan.ts']
    : mode === 'gallery'
      ? 'web/qa/gallery/entryGallery.tsx'
      : 'web/app/entryClient.tsx'

/**
 * What every first view needs travels together, in four files that run one after the other
 * (docs/decisions/web/first-view-hydration.md), then what pages share, then what only listings need: one file
 * packs better than thirty, and asks for less.
 */
const firstView = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/web\/boot\/react\//,
    priority: 5,
  },
  {
    name: 'data',
    test: /\/node_modules\/(xstate|@xstate|wouter)\/|\/web\/core\/data\/(?!apollo|uploadMutation)/,
    priority: 4,
  },
  {
    name: 'flows',
    test: /\/machines\/(cart|overlays|session|wishlist)\/\w+\.ts$|\/(cart|customer|listing|lookBook|page|product|site|stores|stories|viewer|wishlist)\.generated\.ts$/,
    priority: 3.5,
  },
  { name: 'shop', test: /\/web\/app\/entryClient\.tsx$/, priority: 3 },
  {
    name: 'pieces',
    test: /\/web\/(shop\/catalog\/card\/ProductCard|shop\/content\/LoadFailure|ui\/Breadcrumbs|ui\/Disclosure|ui\/screens\/NotFoundScreen|ui\/Notice|boot\/useHydrated)\.tsx?$/,
    priority: 2,
  },
  { name: 'dialog', test: /\/web\/ui\/dialog\/Dialog\.tsx$/, priority: 2 },
  { name: 'fields', test: /\/web\/ui\/form\/(CheckboxField|Field)\.tsx$/, priority: 2 },
  { name: 'listing', test: /\/web\/shop\/catalog\/listing\/ListingView\.tsx$/, priority: 1 },
]

const isFirstView = (file: string) => /\/(rolldown-runtime|react|data|flows)-[^/]*\.js$/.test(file)

/**
 * What pages need runs as they open: Chrome compiles all of it off the main thread while it arrives, instead of one
 * function after the other when it is first called. The rest, overlays and the like, may never run.
 */
const compiledAhead = ({ isDynamicEntry, facadeModuleId }: Rolldown.RenderedChunk) =>
  !isDynamicEntry || facadeModuleId?.match(/\/web\/(pages|core)\//)
    ? '//# allFunctionsCalledOnLoad'
    : ''

/** The browser's bundle; with `--ssr` the same pages for the server, with `--mode gallery` the machines' gallery. */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    react(),
    layerOrder('web/ui/styles/main.css'),
    machinePictures(),
    specClauses(),
    stripMachineDocs(),
    pageModules(),
    cutFonts('.cache/fonts'),
    appIcons('web/public/favicon.svg', '#1b1816'),
  ],
  base: mode === 'gallery' ? '/_machines/' : '/',
  publicDir: 'web/public',
  build: {
    // Takes some seconds more than the bundler's own and gives 1 kB: first views are out of room.
    minify: isSsrBuild ? false : mode === 'gallery' ? true : 'terser',
    terserOptions: {
      module: true,
      compress: { passes: 2, ecma: 2020 },
      // Brackets ask for a function to be compiled at once; where that is wanted, the banner asks for all of a file.
      format: { ecma: 2020, wrap_func_args: false },
    },
    outDir: outDir(mode, isSsrBuild),
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A page's own HTML has asked for these.
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((file) => !isFirstView(file)),
    },
    // Each chunk has its own style sheet: a page's HTML inlines those that it needs, the others come with their chunks.
    cssCodeSplit: true,
    copyPublicDir: !isSsrBuild && mode !== 'gallery',
    rollupOptions: {
      input: entry(mode, isSsrBuild),
      output: isSsrBuild
        ? {}
        : mode === 'gallery'
          ? // Guards say their parts by the names of XState's functions.
            { keepNames: true }
          : {
              codeSplitting: { groups: firstView },
              postBanner: compiledAhead,
            },
    },
  },
  resolve: {
    // rxjs in the language of today's browsers, not in that of ES5.
    conditions: ['es2015', ...defaultClientConditions],
    // React has had this hook itself since its version 18.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  // The server's pages are drawn by the libraries' production builds, too, whatever NODE_ENV the shop runs in.
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
