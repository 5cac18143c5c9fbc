import { readFileSync } from 'node:fs'

const layers = '^(machines|web|admin|contract|server|database|catalog|gateway|cms|tests|scripts)/'
const entries =
  '^(admin/entryAdmin\\.tsx|gateway/agents/openAgents\\.ts|web/public/service-worker\\.js|web/(app|qa/gallery|qa/faults|qa/playground)/entry\\w+\\.tsx?|web/qa/gallery/layout/layOutAll\\.ts|(gateway|cms|adapters/medusa/server)/main\\.ts|(gateway/pages|server/monitoring)/\\w+Thread\\.ts|cms/cli\\.ts|machines/catalog/diagrams\\.ts|scripts/\\w+\\.mjs|scripts/lib/(endWithParent|relativeModules)\\.mjs|scripts/development/reportModules\\.mjs|scripts/codegen/\\w+\\.ts|scripts/(schema|messages)/main\\.ts)$'
/** What `npm start` does not run, which may import the packages of tests/tools/package.json. */
const usersOfTools =
  '^(tests/|scripts/(codegen|schema)/|database/drizzle\\.config\\.ts|machines/catalog/diagrams\\.ts)'
const { devDependencies } = JSON.parse(
  readFileSync(new URL('tests/tools/package.json', import.meta.url), 'utf8'),
)
const tools = `(^|/)node_modules/(${Object.keys(devDependencies).join('|')})/`
const graphql =
  '(^|/)node_modules/(@apollo/|graphql/|@graphql-)|\\.generated\\.ts$|^web/generated/(?!messages/)'

/**
 * Returns a rule that forbids imports.
 * @param {string} name
 * @param {string} comment the reason, printed with each violation
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
    `in web/, a layer imports only those below it: ${webLayers
      .map(([each]) => each)
      .reverse()
      .join(', ')}`,
    { path: `^${path}` },
    { path: `^(${above.join('|')})` },
  )
})

/** The domains of web/shop/ that each domain may import. */
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

/** The folders of cms/, lowest first: each may import those before it. */
const cmsFolders = [
  ...['monitoring', 'media', 'core', 'backup', 'email', 'http'],
  ...['catalog', 'component', 'visitor', 'cart', 'newsletter', 'content', 'customer', 'seed'],
  'stockAlerts',
  ...['orders', 'privacy', 'contentEditing', 'staff', 'app', 'commands'],
]

const cmsRules = [
  ...cmsFolders
    .slice(0, -1)
    .map((name, index) =>
      forbid(
        `cms-${name}-imports-downwards`,
        `in cms/, a folder imports only those below it: ${cmsFolders.toReversed().join(', ')}`,
        { path: `^cms/${name}/` },
        { path: `^cms/(${cmsFolders.slice(index + 1).join('|')})/` },
      ),
    ),
  forbid(
    'cms-has-known-folders',
    'a module of cms/ lies in one of `cmsFolders`; only the entries main.ts and cli.ts are outside',
    { path: '^cms/' },
    { path: '^cms/', pathNot: `^cms/((${cmsFolders.join('|')})/|main\\.ts$|cli\\.ts$)` },
  ),
]

/** All rules. */
const forbidden = [
  forbid(
    'machines-import-machines-only',
    'machines/ imports nothing else of the repository, and of packages only xstate, zod and date-fns',
    { path: '^machines/', pathNot: '^machines/catalog/diagrams\\.ts$' },
    { pathNot: '^machines/|(^|/)node_modules/(xstate|zod|date-fns|@date-fns/tz)/' },
  ),
  forbid(
    'diagrams-import-machines-only',
    'machines/catalog/diagrams.ts imports machines, xstate and Node only',
    { path: '^machines/catalog/diagrams\\.ts$' },
    { pathNot: '^machines/|(^|/)node_modules/xstate/', dependencyTypesNot: ['core'] },
  ),
  forbid(
    'web-imports-machines-only',
    'web/ imports no layer but machines/ and contract/; it shares schema.graphql with the gateway',
    { path: '^web/' },
    { path: layers, pathNot: '^(web|machines|contract)/' },
  ),
  forbid(
    'web-imports-contract-types-only',
    'the bundles of web/ hold nothing of contract/ but the reading of typed texts, phone numbers, email addresses, birth dates, tax ids and areas, the spacing of names and the check of paths: import its types',
    { path: '^web/' },
    {
      path: '^contract/',
      pathNot:
        '^contract/(email|nameAfterTitle|phone|sitePath|typedText|rules/(taxId|birthDate|emailSlip|areas/foldName))\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'web-imports-no-node',
    'only the server entry of web/ may import modules of Node',
    { path: '^web/', pathNot: '^web/app/[^/]*[sS]erver[^/]*$' },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'admin-imports-contract-only',
    'admin/ is a bundle of its own that talks to the CMS: it imports contract/ only, and nothing imports it',
    { path: '^admin/' },
    { path: layers, pathNot: '^(admin|contract)/' },
  ),
  forbid(
    'nothing-imports-admin',
    'the back office must not reach the bundles of the shop or the servers',
    { path: layers, pathNot: '^admin/' },
    { path: '^admin/' },
  ),
  forbid(
    'contract-imports-contract-only',
    'contract/ is shared by gateway, CMS and adapters, so it imports nothing else of the repository',
    { path: '^contract/' },
    { path: layers, pathNot: '^contract/' },
  ),
  forbid(
    'server-imports-contract-only',
    'server/ is shared by gateway, CMS and adapters, so it imports nothing else of the repository but contract/',
    { path: '^server/' },
    { path: layers, pathNot: '^(contract|server)/' },
  ),
  forbid(
    'gateway-imports-shared-folders-only',
    'gateway/ imports no other layer but contract/ and server/; it loads the built pages at run time',
    { path: '^gateway/' },
    { path: layers, pathNot: '^(contract|server|gateway)/' },
  ),
  forbid(
    'agents-run-documents-only',
    'gateway/agents/ uses the shop through its persisted documents, as browsers do: of the sources it knows types only',
    { path: '^gateway/agents/' },
    {
      path: '^gateway/(cache|faults|resolvers|responses|sources|upstream)/',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'gateway-imports-no-agents',
    'the server loads gateway/agents/ by name, so that the shop runs without it',
    { path: '^gateway/', pathNot: '^gateway/agents/' },
    { path: '^gateway/agents/' },
  ),
  forbid(
    'database-imports-below-only',
    'database/ is shared by CMS and adapters, so it imports nothing else of the repository but contract/ and server/',
    { path: '^database/' },
    { path: layers, pathNot: '^(contract|server|database)/' },
  ),
  forbid(
    'catalog-imports-below-only',
    'catalog/ is shared by CMS and adapters, so it imports nothing else of the repository but contract/, server/ and database/',
    { path: '^catalog/' },
    { path: layers, pathNot: '^(contract|server|database|catalog)/' },
  ),
  forbid(
    'cms-imports-shared-folders-only',
    'cms/ imports no other layer but contract/, which it implements, server/, database/ and catalog/',
    { path: '^cms/' },
    { path: layers, pathNot: '^(contract|server|database|catalog|cms)/' },
  ),
  forbid(
    'scripts-import-scripts-only',
    'scripts/ run before anything is installed or built, so they import no other layer',
    { path: '^scripts/' },
    { path: layers, pathNot: '^scripts/' },
  ),
  forbid(
    'scripts-import-no-packages',
    'these scripts run before packages are installed, so they cannot import any',
    {
      path: '^scripts/',
      pathNot: '^scripts/(build\\w*\\.mjs$|codegen/|development/|messages/|schema/|vite/)',
    },
    { path: '(^|/)node_modules/' },
  ),
  ...webLayerRules,
  ...domainRules,
  ...cmsRules,
  forbid(
    'qa-imports-no-shop',
    'web/qa/ is the gallery of machines: it imports core/, ui/, boot/ and lib/ only',
    { path: '^web/qa/' },
    { path: '^web/(app|routes|pages|frame|shop)[/.]' },
  ),
  forbid(
    'shop-imports-no-qa',
    'web/qa/ is for reviewers: the shop must not load any of it',
    { path: '^web/', pathNot: '^web/qa/' },
    { path: '^web/qa/' },
  ),
  forbid(
    'selections-only-with-the-normalised-cache',
    'the selections of documents are loaded with the first interaction: web/core/data/normalizedCache.ts uses them',
    { path: '^web/', pathNot: '^web/core/data/normalizedCache' },
    {
      path: '(^|/)node_modules/graphql/|^web/generated/documents\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'pages-import-own-domain-only',
    'code that pages of two domains share belongs in web/shop/',
    { path: '^web/pages/([^/]+)/' },
    { path: '^web/pages/', pathNot: '^web/pages/$1/' },
  ),
  forbid(
    'pages-import-no-pages',
    'only its description (*.page.ts) imports a page; shared code belongs beside the pages or in web/shop/',
    { path: '^web/pages/', pathNot: '\\.page\\.ts$' },
    { path: '^web/pages/.*Page\\.tsx$' },
  ),
  forbid(
    'ui-imports-no-graphql',
    'components of web/ui/ receive their data as props: queries belong in web/shop/ and web/pages/',
    { path: '^web/ui/' },
    { path: graphql },
  ),
  forbid(
    'nothing-imports-tests',
    'product code must not depend on tests',
    { pathNot: '^tests/|^adapters/[^/]+/(tests/|vitest\\.config\\.ts$)' },
    { path: '^tests/|^adapters/[^/]+/tests/' },
  ),
  forbid(
    'adapters-import-shared-folders-only',
    'adapters/ import contract/, server/, database/ and catalog/; the seed also reads the content files of cms/',
    { path: '^adapters/', pathNot: '^adapters/[^/]+/(seedFile|tests)/' },
    { path: layers, pathNot: '^(contract|server|database|catalog)/' },
  ),
  forbid(
    'adapter-seeds-import-content-only',
    'of cms/, the seed of an adapter reads the content files, which are the catalogue that the embedded CMS sells',
    { path: '^adapters/[^/]+/seedFile/' },
    { path: layers, pathNot: '^((contract|server|database|catalog)/|cms/(content|media|seed)/)' },
  ),
  forbid(
    'adapters-have-no-loose-modules',
    'a module of an adapter lies in a folder of its server: only the entry main.ts is outside',
    { path: '^adapters/' },
    { path: '^adapters/[^/]+/server/[^/]+\\.ts$' },
  ),
  forbid(
    'nothing-imports-adapters',
    'adapters/ are packages of their own, which the shop does not install: they import the shop, never the reverse; tests import what needs no package of theirs',
    { path: layers, pathNot: '^tests/' },
    { path: '^adapters/' },
  ),
  forbid(
    'no-index',
    'import the module itself: index files are not allowed',
    {},
    { path: '(^|/)index\\.[cm]?[jt]sx?$', pathNot: '(^|/)node_modules/' },
  ),
  forbid(
    'no-cycles',
    'modules must not import each other in circles; type imports count',
    {},
    { circular: true },
  ),
  forbid(
    'no-undeclared-packages',
    'imported packages must be listed in package.json',
    { path: layers, pathNot: usersOfTools },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'no-undeclared-tools',
    'packages of tests and code generation must be listed in package.json or tests/tools/package.json',
    { path: usersOfTools },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: tools },
  ),
  forbid(
    'servers-import-no-development-packages',
    'what servers load at run time belongs in `dependencies`: the container image has no others',
    {
      path: '^(contract|server|database|catalog|gateway|cms)/',
      pathNot:
        '^gateway/(playground/|pages/developmentPages\\.ts$)|^database/drizzle\\.config\\.ts$',
    },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'no-unresolved',
    'the imported file does not exist',
    // Packages that only benchmarks need are not installed with the others (tests/bench/package.json).
    { path: layers, pathNot: '^tests/bench/' },
    { couldNotResolve: true, pathNot: '^@fonts/' },
  ),
  forbid(
    'bench-imports-by-relative-path',
    'tests/bench has a package.json of its own, in whose scope Node does not know the names that begin with #',
    { path: '^tests/bench/' },
    { couldNotResolve: true, path: '^[#.]' },
  ),
  forbid(
    'no-orphans',
    'no entry point imports this module: use it or remove it',
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
    // An engine of Medusa has its built admin in its folder.
    exclude: {
      path: '\\.(css|graphql|svg|json)$|^virtual:|^adapters/[^/]+/engine/(public|\\.medusa)/',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
