import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../dependency-cruiser.config.mjs'
import { mutualFolders } from './mutualFolders.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vitrine-imports-'))

/** Forbidden imports: the rule, the importing file and its source. */
const forbidden = [
  [
    'adapters-import-shared-folders-only',
    'adapters/x/server/a.ts',
    `import '../../../cms/core/good.ts'`,
  ],
  [
    'adapters-import-shared-folders-only',
    'adapters/x/server/b.ts',
    `import type { Good } from '../../../gateway/good.ts'`,
  ],
  [
    'adapter-seeds-import-content-only',
    'adapters/x/seedFile/a.ts',
    `import '../../../cms/core/good.ts'`,
  ],
  ['adapters-have-no-loose-modules', 'adapters/x/server/main.ts', `import './good.ts'`],
  ['nothing-imports-adapters', 'gateway/adapters.ts', `import '../adapters/good.ts'`],
  ['machines-import-machines-only', 'machines/a.ts', `import '#web/lib/good.ts'`],
  ['machines-import-machines-only', 'machines/b.ts', `import { useState } from 'react'`],
  ['machines-import-machines-only', 'machines/c.ts', `import { readFile } from 'node:fs/promises'`],
  [
    'machines-import-machines-only',
    'machines/d.ts',
    `import type { Good } from '../gateway/good.ts'`,
  ],
  ['diagrams-import-machines-only', 'machines/catalog/diagrams.ts', `import '#gateway/good.ts'`],
  ['web-imports-machines-only', 'web/lib/a.ts', `import '#gateway/good.ts'`],
  [
    'web-imports-machines-only',
    'web/pages/cart/b.tsx',
    `import type { Good } from '../../../cms/core/good.ts'`,
  ],
  [
    'web-imports-machines-only',
    'web/shop/c.tsx',
    `export const load = () => import('#gateway/good.ts')`,
  ],
  ['web-imports-contract-types-only', 'web/shop/e.ts', `import '#contract/good.ts'`],
  ['admin-imports-contract-only', 'admin/a.ts', `import '#web/lib/good.ts'`],
  ['nothing-imports-admin', 'web/shop/I.tsx', `import '../../admin/good.ts'`],
  ['web-imports-no-node', 'web/shop/d.ts', `import { join } from 'node:path'`],
  ['gateway-imports-shared-folders-only', 'gateway/a.ts', `import '#machines/good.ts'`],
  [
    'gateway-imports-shared-folders-only',
    'gateway/b.ts',
    `import type { Good } from '../web/lib/good.ts'`,
  ],
  ['gateway-imports-shared-folders-only', 'gateway/c.ts', `import '#cms/core/good.ts'`],
  ['agents-run-documents-only', 'gateway/agents/a.ts', `import '../sources/good.ts'`],
  ['gateway-imports-no-agents', 'gateway/pages/a.ts', `import '../agents/good.ts'`],
  ['contract-imports-contract-only', 'contract/a.ts', `import '#server/good.ts'`],
  [
    'contract-imports-contract-only',
    'contract/b.ts',
    `import type { Good } from '../cms/core/good.ts'`,
  ],
  ['server-imports-contract-only', 'server/a.ts', `import '#gateway/good.ts'`],
  ['server-imports-contract-only', 'server/b.ts', `import type { Good } from '#cms/core/good.ts'`],
  ['database-imports-below-only', 'database/a.ts', `import '../catalog/good.ts'`],
  ['catalog-imports-below-only', 'catalog/a.ts', `import type { Good } from '#cms/core/good.ts'`],
  ['cms-imports-shared-folders-only', 'cms/core/a.ts', `import '#gateway/good.ts'`],
  [
    'cms-imports-shared-folders-only',
    'cms/core/b.ts',
    `import type { Good } from '#machines/good.ts'`,
  ],
  ['cms-imports-shared-folders-only', 'cms/core/c.ts', `import '../../web/lib/good.ts'`],
  [
    'cms-imports-shared-folders-only',
    'cms/core/e.ts',
    `export const load = () => import('../../gateway/good.ts')`,
  ],
  ...config.forbidden.flatMap(({ name }) => {
    const [, folder] = /^cms-(\w+)-imports-downwards$/.exec(name) ?? []
    return folder ? [[name, `cms/${folder}/a.ts`, `import '../commands/good.ts'`] as const] : []
  }),
  ['cms-has-known-folders', 'cms/main.ts', `import './loose/good.ts'`],
  ['scripts-import-scripts-only', 'scripts/a.mjs', `import '#gateway/good.ts'`],
  ['scripts-import-no-packages', 'scripts/b.mjs', `import 'zod'`],
  ['web-lib-imports-downwards', 'web/lib/b.ts', `import '../ui/Good.tsx'`],
  ['web-lib-imports-downwards', 'web/paths.ts', `import './shop/Good.tsx'`],
  ['web-ui-imports-downwards', 'web/ui/A.tsx', `import '#web/shop/Good.tsx'`],
  ['web-ui-imports-downwards', 'web/ui/B.tsx', `import '../routes.ts'`],
  ['web-core-imports-downwards', 'web/core/data/a.ts', `import '../../shop/Good.tsx'`],
  ['web-boot-imports-downwards', 'web/boot/a.ts', `import '../ui/Good.tsx'`],
  ['web-frame-imports-downwards', 'web/frame/a.ts', `import '../pages/cart/Good.tsx'`],
  ...['cart', 'content', 'search', 'customer', 'catalog'].map(
    (domain) =>
      [
        `shop-${domain}-imports-declared-domains`,
        `web/shop/${domain}/a.ts`,
        `import '../orders/good.ts'`,
      ] as const,
  ),
  ['shop-orders-imports-declared-domains', 'web/shop/orders/a.ts', `import '../search/good.ts'`],
  [
    'selections-only-with-the-normalised-cache',
    'web/core/data/b.ts',
    `import { parse } from 'graphql'`,
  ],
  ['qa-imports-no-shop', 'web/qa/A.tsx', `import '../shop/Good.tsx'`],
  ['shop-imports-no-qa', 'web/shop/G.tsx', `import '../qa/Good.tsx'`],
  ['web-shop-imports-downwards', 'web/shop/A.tsx', `import '../pages/cart/Good.tsx'`],
  ['web-pages-imports-downwards', 'web/pages/cart/A.tsx', `import '../../app/good.ts'`],
  ['web-pages-imports-downwards', 'web/pages/cart/C.tsx', `import '../../routes.ts'`],
  ['pages-import-own-domain-only', 'web/pages/search/A.tsx', `import '../cart/Good.tsx'`],
  ['pages-import-no-pages', 'web/pages/cart/D.tsx', `import './GoodPage.tsx'`],
  ['ui-imports-no-graphql', 'web/ui/C.tsx', `import { useQuery } from '@apollo/client/react'`],
  ['ui-imports-no-graphql', 'web/ui/D.tsx', `import { parse } from 'graphql'`],
  ['ui-imports-no-graphql', 'web/ui/E.tsx', `import type { Good } from '../lib/good.generated.ts'`],
  ['nothing-imports-tests', 'gateway/d.ts', `import '#tests/support/good.ts'`],
  ['no-index', 'web/shop/F.tsx', `import './cart/index.ts'`],
  ['no-cycles', 'cms/core/loop.ts', `import './ring.ts'`],
  ['no-cycles', 'cms/media/c.ts', `import './d.ts'`],
  ['no-undeclared-packages', 'gateway/e.ts', `import 'acorn'`],
  ['no-undeclared-tools', 'tests/web/undeclared.test.ts', `import 'acorn'`],
  ['servers-import-no-development-packages', 'cms/core/f.ts', `import 'react'`],
  ['no-unresolved', 'gateway/f.ts', `import './gone.ts'`],
  ['bench-imports-by-relative-path', 'tests/bench/a.ts', `import '#contract/good.ts'`],
] as const

/** Allowed imports. */
const allowed = [
  [
    'machines/x.ts',
    `import 'xstate'; import 'zod'; import 'date-fns'; import '@date-fns/tz'; import './good.ts'`,
  ],
  ['machines/catalog/diagrams.ts', `import 'node:fs'; import './good.ts'`],
  ['web/app/entryClient.tsx', `import './good.ts'; import '../routes.ts'`],
  ['web/app/entryServer.tsx', `import 'node:stream'; import '../routes.ts'`],
  ['web/routes.ts', `import './app/good.ts'; import './pages/cart/good.page.ts'`],
  [
    'web/pages/cart/good.page.ts',
    `import '../../core/data/good.ts'; export const code = () => import('./GoodPage.tsx')`,
  ],
  [
    'web/pages/cart/GoodPage.tsx',
    `import './Good.tsx'; import '../../shop/Good.tsx'; import './cart.generated.ts'`,
  ],
  [
    'web/shop/X.tsx',
    `import '../ui/Good.tsx'; import '../core/data/good.ts'; import '#machines/good.ts'`,
  ],
  ['web/core/data/normalizedCacheX.ts', `import 'graphql'; import '../../lib/good.ts'`],
  ['web/shop/H.tsx', `import '@apollo/client'`],
  ['web/app/entryPlan.ts', `import type { Good } from '#contract/good.ts'`],
  ['web/ui/X.tsx', `import 'react'; import '../lib/good.ts'; import '../paths.ts'`],
  [
    'gateway/main.ts',
    `import 'fastify'; import '#contract/good.ts'; import '#server/good.ts'; import './good.ts'`,
  ],
  ['cms/main.ts', `import '#contract/good.ts'; import '#server/good.ts'; import './core/good.ts'`],
  ['scripts/build.mjs', `import 'vite'; import 'node:fs'`],
  [
    'tests/web/x.test.ts',
    `import '#web/shop/X.tsx'; import '#gateway/good.ts'; import '#cms/core/good.ts'`,
  ],
] as const

/** Imported modules. */
const importedModules = [
  'machines/good.ts',
  'web/lib/good.ts',
  'web/lib/good.generated.ts',
  'web/ui/Good.tsx',
  'web/core/data/good.ts',
  'web/shop/Good.tsx',
  'web/shop/cart/index.ts',
  'web/pages/cart/Good.tsx',
  'web/pages/cart/cart.generated.ts',
  'web/app/good.ts',
  'web/qa/Good.tsx',
  'web/shop/orders/good.ts',
  'web/shop/search/good.ts',
  'admin/good.ts',
  'gateway/good.ts',
  'gateway/agents/good.ts',
  'gateway/sources/good.ts',
  'contract/good.ts',
  'server/good.ts',
  'catalog/good.ts',
  'cms/core/good.ts',
  'cms/commands/good.ts',
  'cms/loose/good.ts',
  'tests/support/good.ts',
  'adapters/good.ts',
  'adapters/x/server/good.ts',
]

interface Violation {
  rule: { name: string }
  from: string
}
let violations: Violation[] = []

function write(file: string, text: string) {
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  writeFileSync(join(folder, file), `${text}\n`)
}

beforeAll(() => {
  for (const name of ['bench', 'tools']) mkdirSync(join(folder, 'tests', name), { recursive: true })
  for (const name of [
    'package.json',
    'tsconfig.json',
    'dependency-cruiser.config.mjs',
    'tests/bench/package.json',
    'tests/tools/package.json',
  ])
    copyFileSync(join(repository, name), join(folder, name))
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  for (const file of importedModules) write(file, 'export interface Good { name: string }')
  const sources = new Map<string, string>()
  for (const [file, text] of allowed) sources.set(file, text)
  for (const [, file, text] of forbidden) sources.set(file, `${sources.get(file) ?? ''}\n${text}`)
  for (const [file, text] of sources) write(file, text)
  write('cms/core/ring.ts', `import './loop.ts'; export const b = 1`)
  write('cms/media/d.ts', `import type { Good } from './c.ts'`)
  write('web/shop/Forgotten.tsx', 'export const Forgotten = () => <p>Unreachable</p>')

  const program = join(
    repository,
    'node_modules',
    'dependency-cruiser',
    'bin',
    'dependency-cruise.mjs',
  )
  const layers = [
    'machines',
    'web',
    'admin',
    'contract',
    'server',
    'database',
    'catalog',
    'gateway',
    'cms',
    'adapters',
  ]
  layers.push('tests', 'scripts')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', 'dependency-cruiser.config.mjs', '--output-type', 'json', ...layers],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  expect(stderr).toBe('')
  violations = JSON.parse(stdout).summary.violations
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rulesBrokenBy = (file: string) =>
  violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)

test.for(forbidden)('%s: %s must not import %s', ([rule, file]) => {
  expect(rulesBrokenBy(file)).toContain(rule)
})

test.for(allowed.filter(([file]) => !forbidden.some((rule) => rule[1] === file)))(
  '%s may import %s',
  ([file]) => {
    expect(rulesBrokenBy(file).filter((rule) => rule !== 'no-orphans')).toEqual([])
  },
)

test('an unreachable module with JSX is reported', () => {
  expect(rulesBrokenBy('web/shop/Forgotten.tsx')).toEqual(['no-orphans'])
})

test('a module that an entry reaches is not reported', () => {
  for (const file of ['web/pages/cart/GoodPage.tsx', 'cms/core/good.ts', 'contract/good.ts']) {
    expect(rulesBrokenBy(file)).toEqual([])
  }
})

test('every rule has an example that violates it', () => {
  const names = config.forbidden.map(({ name }) => name)
  const exemplified = new Set<string>(['no-orphans', ...forbidden.map(([rule]) => rule)])
  expect(names.filter((name) => !exemplified.has(name))).toEqual([])
})

test('mutualFolders names two folders that import each other, types included', () => {
  expect(
    mutualFolders([
      ['web/ui/form/Field.tsx', `import { Icon } from '../Icon.tsx'`],
      ['web/ui/Form.tsx', `import type { Field } from '#web/ui/form/Field.tsx'`],
      ['web/ui/Lazy.tsx', `export const load = () => import('./dialog/Dialog.tsx')`],
      ['web/ui/dialog/Dialog.tsx', `import { useRef } from 'react'; import './drag.ts'`],
    ]),
  ).toEqual(['web/ui and web/ui/form'])
})

test('mutualFolders finds none in the product', () => {
  expect(mutualFolders()).toEqual([])
})
