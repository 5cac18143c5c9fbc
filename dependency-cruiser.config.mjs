const layers = '^(machines|web|gateway|cms|tests|scripts)/'
const entries =
  '^(web/public/service-worker\\.js|web/(app|qa/gallery)/entry\\w+\\.tsx?|web/qa/gallery/layout/layOutAll\\.ts|(gateway|cms)/main\\.ts|gateway/pages/\\w+Thread\\.ts|cms/cli\\.ts|cms/studio/main\\.ts|machines/tools/diagrams\\.ts|scripts/\\w+\\.mjs|scripts/lib/endWithParent\\.mjs|scripts/codegen/\\w+\\.ts)$'
const graphql = '(^|/)node_modules/(@apollo/|graphql/|@graphql-)|\\.generated\\.ts$|^web/generated/'

/**
 * An arrow that must not be drawn.
 * @param {string} name
 * @param {string} comment why, as the person who drew it reads it
 * @param {object} from
 * @param {object} to
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** The layers of web/, lowest first: each may import those before it. */
const webLayers = [
  ['lib', 'web/(lib/|paths\\.ts)'],
  ['boot', 'web/boot/'],
  ['ui', 'web/ui/'],
  ['core', 'web/core/'],
  ['shop', 'web/shop/'],
  ['frame', 'web/frame/'],
  ['pages', 'web/pages/'],
  ['app', 'web/(app/|routes\\.ts)'],
]

const webLayerRules = webLayers.slice(0, -1).map(([name, path], index) => {
  const above = webLayers.slice(index + 1).map(([, each]) => each)
  return forbid(
    `web-${name}-imports-downwards`,
    `in web/ imports go downwards: ${webLayers
      .map(([each]) => each)
      .reverse()
      .join(', ')}`,
    { path: `^${path}` },
    { path: `^(${above.join('|')})` },
  )
})

/** Which domains of web/shop/ a domain may import. */
const domains = {
  cart: [],
  content: [],
  search: [],
  customer: ['cart'],
  catalog: ['cart', 'content', 'customer'],
  orders: ['cart', 'content', 'customer'],
}

const domainRules = Object.entries(domains).map(([name, allowed]) =>
  forbid(
    `shop-${name}-imports-declared-domains`,
    `web/shop/${name}/ may import ${allowed.join(', ') || 'no other domain'}: see \`domains\``,
    { path: `^web/shop/${name}/` },
    { path: '^web/shop/', pathNot: `^web/shop/(${[name, ...allowed].join('|')})/` },
  ),
)

/** Which module may import which: layers outside, domains inside. */
const forbidden = [
  forbid(
    'machines-stand-alone',
    'machines/ says what can happen: xstate, zod and date-fns, nothing else',
    { path: '^machines/', pathNot: '^machines/tools/diagrams\\.ts$' },
    { pathNot: '^machines/|(^|/)node_modules/(xstate|zod|date-fns|@date-fns/tz)/' },
  ),
  forbid(
    'diagrams-read-machines',
    'machines/tools/diagrams.ts reads machines and writes a file: no other layer, no other package',
    { path: '^machines/tools/diagrams\\.ts$' },
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
  ...webLayerRules,
  ...domainRules,
  forbid(
    'qa-imports-no-shop',
    'web/qa/ shows machines to reviewers: it imports core/, ui/, boot/ and lib/',
    { path: '^web/qa/' },
    { path: '^web/(app|routes|pages|frame|shop)[/.]' },
  ),
  forbid(
    'shop-imports-no-qa',
    'web/qa/ is for reviewers: no page of the shop loads any of it',
    { path: '^web/', pathNot: '^web/qa/' },
    { path: '^web/qa/' },
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
    'pages-share-no-domain',
    'what pages of two domains need stands in shop/',
    { path: '^web/pages/([^/]+)/' },
    { path: '^web/pages/', pathNot: '^web/pages/$1/' },
  ),
  forbid(
    'pages-never-import-pages',
    'what two pages need is beside them, or in shop/; only its description (*.page.ts) imports a page',
    { path: '^web/pages/', pathNot: '\\.page\\.ts$' },
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
    'modules that import each other, types included, cannot be understood one by one',
    {},
    { circular: true },
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
