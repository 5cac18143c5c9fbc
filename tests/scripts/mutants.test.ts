import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import stryker from '../../stryker.config.mjs'

const decision = readFileSync('docs/decisions/development/mutation-testing.md', 'utf8')
const excluded = [...decision.matchAll(/`([^`\s]+\.ts)`/g)].flatMap(([, pattern = '']) =>
  /^(tests|vitest)/.test(pattern) ? [] : [pattern],
)

/** Modules that decide about money, stock or identity. */
const modules = globSync([
  'contract/{copy,rules}/**/*.ts',
  'server/{documents,payment,social}/**/*.ts',
  'cms/{cart,customer,orders}/**/*.ts',
  '{cms,gateway,server}/**/{baht,secrets,*[sS]ession*,*[sS]taff*,*[sS]tock*,*[vV]isitor*}.ts',
  'gateway/*/{cart,customer,orders}*.ts',
])

test('every module of money, stock and visitors is mutated or explained in the decision', () => {
  const known = new Set(globSync([...stryker.mutate, ...excluded]))
  expect(modules.filter((module) => !known.has(module))).toEqual([])
})

test('mutated and excluded modules exist, and none is both', () => {
  const isMissing = (pattern: string) => globSync(pattern).length === 0
  expect([...stryker.mutate, ...excluded].filter(isMissing)).toEqual([])
  const mutated = new Set(globSync(stryker.mutate))
  expect(globSync(excluded).filter((file) => mutated.has(file))).toEqual([])
})
