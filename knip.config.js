import { existsSync } from 'node:fs'

const tests = 'tests/**/*.{test,spec}.{ts,tsx}'

const workspaces = {
  '.': {
    entry: [
      'scripts/*.mjs',
      'scripts/lib/{endWithParent,relativeModules}.mjs',
      'scripts/{codegen/*,schema/main}.ts',
      'deploy/healthcheck.mjs',
      '*.config.{ts,mjs,js}',
    ],
    project: ['scripts/**', 'deploy/**', '*.{ts,mjs,js}'],
    ignoreDependencies: ['.*'],
    vitest: { config: ['vitest.config.ts'] },
  },
  machines: { entry: [], project: ['**/*.ts'] },
  web: {
    entry: ['boot/inline/*.ts', 'app/entry*.{ts,tsx}', 'public/service-worker.js'],
  },
  gateway: { entry: ['main.ts', 'pages/*Thread.ts'] },
  contract: { entry: ['service/*Thread.ts'], project: ['**/*.ts'] },
  tests: {
    entry: [
      '**/*.{test,spec}.{ts,tsx}',
      'support/{clauses/specMatrix,conventions/main,model/{mutants,mutants.config},report/main,reproduction/reproduce*}.ts',
      'support/{browser/shortfalls,shop/serveShop}.ts',
      'support/gateway/fixtureBuild/server/*.js',
      'services/{databaseUrl,postgres}.ts',
    ],
  },
  gallery: {
    entry: [
      '{machines,faults,playground}/entry*.{ts,tsx}',
      'machines/layout/layOutAll.ts',
      tests,
      'tests/support/expectFlights.ts',
    ],
  },
  agents: { entry: ['openAgents.ts', tests] },
  lab: {
    entry: ['{contract,reference}/main.ts', 'robustness/{main,shared/*Process}.ts', tests],
    project: ['{contract,reference,robustness,tests}/**'],
    ignoreDependencies: ['.*'],
  },
  'engines/commerce': { entry: [], project: ['**/*.ts'] },
  'engines/cms': {
    entry: ['main.ts', 'database/drizzle.config.ts', tests, 'tests/support/**/*.ts'],
  },
  'engines/office': { entry: [tests] },
  'engines/medusa': {
    entry: ['{server/main,launch/*Main,seedFile/main}.ts', 'tests/**/*.{ts,mjs}'],
    project: ['{server,launch,seedFile,tests}/**'],
  },
  'engines/wordpress': {
    entry: ['{server,launch}/main.ts', 'tests/**/*.ts'],
    project: ['{server,launch,tests}/**'],
  },
  'engines/skeleton': { entry: ['server.mjs'] },
}

/** Finds unused files, exports and packages. Packages that check and test are those of the root, which Knip looks up too. */
export default {
  // A shop may have deleted some.
  workspaces: Object.fromEntries(
    Object.entries(workspaces).filter(([folder]) => existsSync(folder)),
  ),
  ignore: ['**/generated/**', '**/*.generated.ts'],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['php', 'redis-server'],
}
