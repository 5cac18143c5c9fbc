import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shortScopedName } from '../../scripts/vite/scopedNames.ts'

test('every style sheet has unique letters', () => {
  const files = globSync('web/{app,pages,shop,ui}/**/*.module.css')
  expect(files.length).toBeGreaterThan(100)
  const prefixes = files.map((file) => {
    const text = readFileSync(file, 'utf8')
    const [, first = ''] = text.match(/\.([a-zA-Z][\w-]*)/) ?? []
    return shortScopedName(first, file, text).slice(0, 3)
  })
  expect(new Set(prefixes).size).toBe(files.length)
})
