import { readFileSync } from 'node:fs'

const { devDependencies: tools } = JSON.parse(
  readFileSync(new URL('tests/tools/package.json', import.meta.url), 'utf8'),
)

/** Finds unused files, exports and packages. The packages of tests/tools/package.json are those of files outside of it, which Knip does not follow. */
export default {
  workspaces: {
    '.': {
      entry: [
        'web/boot/inline/*.ts',
        '{gateway,cms}/main.ts',
        'gateway/pages/*Thread.ts',
        'gateway/agents/openAgents.ts',
        'database/drizzle.config.ts',
        'scripts/*.mjs',
        'scripts/{lib/endWithParent,lib/relativeModules,development/reportModules}.mjs',
        'deploy/healthcheck.mjs',
        'scripts/{codegen/*,schema/main}.ts',
        'tests/bench/**/*.ts',
        'tests/robustness/{main,shared/*Process}.ts',
        'tests/support/{clauses/specMatrix,conventions/main,model/mutants,report/main,reproduction/reproduce*}.ts',
        'tests/support/gateway/fixtureBuild/server/*.js',
        'admin/{entryAdmin.tsx,vite.config.ts}',
        'web/{app,qa/gallery,qa/faults,qa/playground}/entry*.{ts,tsx}',
        'web/public/service-worker.js',
        'vitest.mutants.config.ts',
        'adapters/medusa/{server/main,launch/*Main}.ts',
        'adapters/medusa/vitest.config.ts',
        'adapters/medusa/seedFile/main.ts',
        'adapters/medusa/tests/**/*.{ts,mjs}',
      ],
      ignore: ['adapters/medusa/engine/**', 'tests/bench/**'],
      ignoreDependencies: [...Object.keys(tools), '@fonts/.*'],
      playwright: true,
      vitest: { config: ['vitest.config.ts', 'vitest.mutants.config.ts'] },
    },
    'tests/tools': { ignoreDependencies: ['.*'] },
  },
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['redis-server', 'graphql-codegen', 'stryker', 'playwright'],
}
