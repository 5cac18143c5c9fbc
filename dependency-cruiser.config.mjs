const layers = '^(machines|web|gateway|cms|tests|scripts)/'
const entries =
  '^(web/public/service-worker\\.js|web/(app|gallery)/entry\\w+\\.tsx?|web/gallery/layout/layOutAll\\.ts|(gateway|cms)/main\\.ts|gateway/pages/\\w+Thread\\.ts|cms/cli\\.ts|cms/studio/main\\.ts|machines/diagrams\\.ts|scripts/\\w+\\.mjs|scripts/lib/endWithParent\\.mjs|scripts/codegen/\\w+\\.ts)$'
const graphql = '(^|/)node_modules/(@apollo/|graphql/|@graphql-)|\\.generated\\.ts$|^web/generated/'

/**
 * An arrow that must not be drawn.
 * @param {string} name
 * @param {string} comment why, as the person who drew it reads it
 * @param {object} from
 * @param {object} to
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Who may import whom: layers outside, domains inside, arrows downwards. */
const forbidden = [
  forbid(
    'machines-stand-alone',
    'machines/ says what can happen: xstate, zod and date-fns, nothing else',
    { path: '^machines/', pathNot: '^machines/diagrams\\.ts$' },
    { pathNot: '^machines/|(^|/)node_modules/(xstate|zod|date-fns|@date-fns/tz)/' },
  ),
  forbid(
    'diagrams-read-machines',
    'machines/diagrams.ts reads machines and writes a file: no other layer, no other package',
    { path: '^machines/diagrams\\.ts$' },
    { pathNot: '^machines/|(^|/)node_modules/xstate/', dependencyTypesNot: ['core'] },
  ),
  forbid(
    'web-knows-machines-only',
    'web/ shares schema.graphql with the gateway and nothing else',
    { path: '^web/' },
    { path: layers, pathNot: '^(web|machines)/' },
  ),
  forbid(
    'web-runs-in-browsers',
    'only the server entry of web/ may use Node',
    { path: '^web/', pathNot: '^web/app/[^/]*[sS]erver[^/]*$' },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'gateway-stands-alone',
    'gateway/ imports itself; it loads the built pages when it runs',
    { path: '^gateway/' },
    { path: layers, pathNot: '^gateway/' },
  ),
  forbid(
    'contracts-stand-alone',
    'gateway/contracts/ is what both sides agree on: it leads nowhere else',
    { path: '^gateway/contracts/' },
    { path: layers, pathNot: '^gateway/contracts/' },
  ),
  forbid(
    'cms-knows-contracts-only',
    'cms/ answers the contracts of its consumer and knows nothing else of it',
    { path: '^cms/' },
    { path: layers, pathNot: '^(cms|gateway/contracts)/' },
  ),
  forbid(
    'server-never-draws',
    'the CMS finds and serves media; cms/studio/ draws them, in a process of its own',
    { path: '^cms/', pathNot: '^cms/studio/' },
    { path: '^cms/studio/' },
  ),
  forbid(
    'studio-runs-without-server',
    'the studio shares the queue, the backlog and the addresses of cms/media/ and needs neither database nor server',
    { path: '^cms/studio/' },
    {
      path: '^cms/(?!studio/|media/|environment\\.ts|processLock\\.ts)|(^|/)node_modules/(fastify|drizzle-orm|postgres|@electric-sql)/',
      reachable: true,
    },
  ),
  forbid(
    'scripts-stand-alone',
    'scripts/ run before anything is installed or built',
    { path: '^scripts/' },
    { path: layers, pathNot: '^scripts/' },
  ),
  forbid(
    'scripts-need-no-packages',
    'what runs before the packages are installed cannot import one',
    { path: '^scripts/', pathNot: '^scripts/(build\\.mjs$|codegen/|vite/)' },
    { path: '(^|/)node_modules/' },
  ),
  forbid(
    'lib-is-the-ground',
    'in web/ imports go downwards: app, pages, shop, core, ui, lib',
    { path: '^web/(lib|paths)[/.]' },
    { path: '^web/(app|routes|pages|shop|core|ui)[/.]' },
  ),
  forbid(
    'ui-is-below-shop',
    'in web/ imports go downwards: app, pages, shop, core, ui, lib',
    { path: '^web/ui/' },
    { path: '^web/(app|routes|pages|shop|core)[/.]' },
  ),
  forbid(
    'core-is-below-shop',
    'in web/ imports go downwards: app, pages, shop, core, ui, lib',
    { path: '^web/core/' },
    { path: '^web/(app|routes|pages|shop)[/.]' },
  ),
  forbid(
    'apollo-only-in-its-chunk',
    'Apollo Client is loaded with the first interaction: the shop uses web/core/data/shopClient.ts',
    { path: '^web/', pathNot: '^web/core/data/apollo' },
    {
      path: '(^|/)node_modules/(@apollo/client|graphql|rxjs)/',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'gallery-stands-beside-the-shop',
    'the gallery shows machines to reviewers: it borrows ui/ and lib/, and the shop never loads it',
    { path: '^web/gallery/' },
    { path: '^web/(app|routes|pages|shop)[/.]' },
  ),
  forbid(
    'shop-without-gallery',
    'the gallery is for reviewers: no page of the shop loads any of it',
    { path: '^web/', pathNot: '^web/gallery/' },
    { path: '^web/gallery/' },
  ),
  forbid(
    'shop-is-below-pages',
    'in web/ imports go downwards: app, pages, shop, core, ui, lib',
    { path: '^web/shop/' },
    { path: '^web/(app|routes|pages)[/.]' },
  ),
  forbid(
    'pages-are-below-app',
    'in web/ imports go downwards: app, pages, shop, core, ui, lib',
    { path: '^web/pages/' },
    { path: '^web/(app|routes)[/.]' },
  ),
  forbid(
    'pages-share-no-domain',
    'what pages of two domains need stands in shop/',
    { path: '^web/pages/([^/]+)/' },
    { path: '^web/pages/', pathNot: '^web/pages/$1/' },
  ),
  forbid(
    'pages-never-import-pages',
    'what two pages need stands beside them, or in shop/',
    { path: '^web/pages/' },
    { path: '^web/pages/.*Page\\.tsx$' },
  ),
  forbid(
    'ui-knows-no-graphql',
    'ui/ draws what it is given; data is the concern of shop/ and pages/',
    { path: '^web/ui/' },
    { path: graphql },
  ),
  forbid(
    'tests-are-leaves',
    'the product does not lean on its tests',
    { pathNot: '^tests/' },
    { path: '^tests/' },
  ),
  forbid(
    'no-index',
    'a module has a name: no index files, no barrels',
    {},
    { path: '(^|/)index\\.[cm]?[jt]sx?$', pathNot: '(^|/)node_modules/' },
  ),
  forbid(
    'no-cycles',
    'a circle has no first module to run; one that a type alone closes is none when it runs',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  forbid(
    'no-strangers',
    'a package that is imported stands in package.json',
    { path: layers },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'no-unresolved',
    'the imported file does not exist',
    { path: layers },
    { couldNotResolve: true, pathNot: '^@fonts/' },
  ),
  forbid(
    'no-orphans',
    'nothing that starts reaches this module: use it or remove it',
    { path: entries },
    {
      path: layers,
      pathNot: [
        entries,
        '^tests/',
        '^(machines|web/ui|scripts/vite)/',
        '\\.(d|generated)\\.ts$',
        '\\.config\\.ts$',
      ],
      reachable: false,
    },
  ),
]

export default {
  forbidden,
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '\\.(css|graphql|svg|json)$|^virtual:' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
