import { globSync, readFileSync } from 'node:fs'

/** Packages: each may import what its package.json lists, its tests also its `devDependencies`. */
const packages = globSync('{*,engines/*}/package.json')
  .map((file) => ({
    folder: file.replace('/package.json', ''),
    ...JSON.parse(readFileSync(file, 'utf8')),
  }))
  .filter(({ folder, name }) => folder !== 'node_modules' && name.startsWith('@vitrine/'))

const folderOf = (/** @type {string} */ name) =>
  packages.find((candidate) => candidate.name === name)?.folder ?? name

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const all = `^(${packages.map(({ folder }) => folder).join('|')})/`
const tests = '(^|/)tests/|\\.config\\.ts$'

const packageRules = packages.flatMap(({ folder, dependencies = {}, devDependencies = {} }) => {
  /** @param {object} listed */
  const others = (listed) => ({
    path: all,
    pathNot: `^(${[folder, ...Object.keys(listed).map(folderOf)].join('|')})/`,
  })
  const comment = `${folder}/package.json does not list that package`
  const everything = { ...dependencies, ...devDependencies }
  return [
    forbid(
      `${folder}-imports-listed`,
      comment,
      { path: `^${folder}/`, pathNot: tests },
      others(dependencies),
    ),
    forbid(`${folder}-tests-import-listed`, comment, { path: `^${folder}/` }, others(everything)),
  ]
})

/** Folders of a package, lowest first: each imports only those before it. @type {Record<string, string[]>} */
const layers = {
  'web/': [
    '(lib/|paths\\.ts)',
    'boot/',
    'ui/',
    'core/',
    'shop/',
    'frame/',
    'pages/',
    '(app/|routes\\.ts)',
  ],
  'engines/cms/': [
    ...[
      'database/',
      'catalog/',
      'monitoring/',
      'media/',
      'core/',
      'backup/',
      'email/',
      'webhooks/',
      'http/',
    ],
    ...[
      'products/',
      'component/',
      'visitor/',
      'cart/',
      'newsletter/',
      'content/',
      'customer/',
      'seed/',
    ],
    ...['stockAlerts/', 'orders/', 'privacy/', 'contentEditing/', 'staff/', 'app/', 'commands/'],
  ],
}

const layerRules = Object.entries(layers).flatMap(([root, folders]) =>
  folders
    .slice(0, -1)
    .map((folder, index) =>
      forbid(
        `${root}${folder}-imports-downwards`,
        `from the top, the layers of ${root} are ${folders.toReversed().join(', ')}`,
        { path: `^${root}${folder}` },
        { path: `^${root}(${folders.slice(index + 1).join('|')})` },
      ),
    ),
)

/** The domains of web/shop/ that each of them may import. @type {Record<string, string[]>} */
const domains = {
  ...{ cart: [], content: [], search: [], customer: ['cart'] },
  ...{ catalog: ['cart', 'content', 'customer'], orders: ['cart', 'content', 'customer'] },
}

const domainRules = Object.entries(domains).map(([domain, allowed]) =>
  forbid(
    `shop-${domain}-imports-declared-domains`,
    `web/shop/${domain}/ may import ${allowed.join(', ') || 'no other domain'}`,
    { path: `^web/shop/${domain}/` },
    { path: '^web/shop/', pathNot: `^web/shop/(${[domain, ...allowed].join('|')})/` },
  ),
)

/** Modules that Node, a browser or a command loads by name. */
const entries = [
  '/main\\.ts$|\\w+Thread\\.ts$|/entry\\w+\\.tsx?$|\\.config\\.(ts|mjs)$|/cli\\.ts$|^codegen\\.ts$',
  '^scripts/(\\w+\\.mjs|codegen/|vite/|lib/(endWithParent|relativeModules))',
  '^agents/openAgents\\.ts$|^gallery/machines/layout/layOutAll\\.ts$|^machines/catalog/diagrams\\.ts$',
  '^web/(boot/inline|public)/|^engines/(medusa/(engine|launch)|skeleton/server)',
].join('|')

/** Modules that no product has to reach: those of tests, of generators, and parts of a collection. */
const collections = `${tests}|^lab/|^(machines|web/ui)/|\\.(d|generated)\\.ts$`

export default {
  forbidden: [
    ...packageRules,
    ...layerRules,
    ...domainRules,
    forbid(
      'no-cycles',
      'modules must not import each other in circles; type imports count',
      {},
      { circular: true },
    ),
    forbid(
      'no-unresolved',
      'the imported file does not exist',
      { pathNot: '^lab/bench/' },
      { couldNotResolve: true, pathNot: '^@fonts/' },
    ),
    forbid(
      'no-undeclared-packages',
      'list the package in package.json',
      { pathNot: '^lab/bench/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'products-import-no-development-packages',
      'npm start and the image do not install devDependencies',
      { path: all, pathNot: `^(tests|lab)/|${tests}` },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-orphans',
      'no entry imports this module: use it or remove it',
      { path: entries },
      { path: all, pathNot: `${entries}|${collections}`, reachable: false },
    ),
    forbid(
      'no-index',
      'import the module itself',
      {},
      { path: '(^|/)index\\.[cm]?[jt]sx?$', pathNot: 'node_modules/' },
    ),
    forbid(
      'machines-import-no-platform',
      'machines run anywhere: of packages they import xstate, zod and date-fns only',
      { path: '^machines/', pathNot: '^machines/catalog/diagrams\\.ts$' },
      { pathNot: '^machines/|node_modules/(xstate|zod|date-fns|@date-fns/tz)/' },
    ),
    forbid(
      'web-imports-contract-types-only',
      'of contract/ the bundles hold rules of typed texts and of working days, and the names of filters; import the types of the rest',
      { path: '^(web|gallery)/', pathNot: tests },
      {
        path: '^contract/',
        pathNot:
          '^contract/(email|nameAfterTitle|phone|sitePath|typedText|rules/(taxId|birthDate|emailSlip|filterNames|workingDays|areas/foldName))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'web-imports-no-node',
      'browsers have no modules of Node',
      { path: '^web/', pathNot: '^web/app/[^/]*[sS]erver[^/]*$' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'agents-run-documents-only',
      'agents use the shop through their documents, as browsers do',
      { path: '^agents/', pathNot: tests },
      {
        path: '^gateway/(cache|faults|resolvers|responses|sources|upstream)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'gallery-imports-no-shop',
      'the gallery uses core/, ui/, boot/ and lib/ of web/',
      { path: '^gallery/', pathNot: tests },
      { path: '^web/(app|routes|pages|frame|shop)[/.]' },
    ),
    forbid(
      'selections-only-with-the-normalised-cache',
      'documents are loaded with the first interaction: web/core/data/normalizedCache.ts uses them',
      { path: '^web/', pathNot: '^web/core/data/normalizedCache' },
      {
        path: 'node_modules/graphql/|^web/generated/documents\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'pages-import-own-domain-only',
      'code of two domains belongs in web/shop/',
      { path: '^web/pages/([^/]+)/' },
      { path: '^web/pages/', pathNot: '^web/pages/$1/' },
    ),
    forbid(
      'pages-import-no-pages',
      'only its description imports a page',
      { path: '^web/pages/', pathNot: '\\.page\\.ts$' },
      { path: '^web/pages/.*Page\\.tsx$' },
    ),
    forbid(
      'ui-imports-no-graphql',
      'components of web/ui/ receive their data as props',
      { path: '^web/ui/' },
      {
        path: 'node_modules/(@apollo/|graphql/|@graphql-)|\\.generated\\.ts$|^web/generated/(?!messages/)',
      },
    ),
    forbid(
      'scripts-import-no-packages',
      'these scripts run before packages are installed',
      {
        path: '^scripts/',
        pathNot: '^scripts/(build\\w*\\.mjs$|codegen/|development/|messages/|schema/|vite/)',
      },
      { path: `node_modules/|${all}` },
    ),
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '\\.(css|graphql|svg|json)$|^virtual:|^engines/medusa/engine/' },
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
