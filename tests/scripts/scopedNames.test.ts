import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shortScopedName } from '../../scripts/vite/scopedNames.ts'

const css = '.card { animation: turn 1s; } .card:hover > .name { color: red; } @keyframes turn { }'

test('a class name is three letters for its file and its position', () => {
  const name = shortScopedName('card', 'web/shop/Card.module.css', css)
  expect(name).toMatch(/^[b-zB-Z]{3}0$/)
  expect(shortScopedName('name', 'web/shop/Card.module.css', css)).toBe(`${name.slice(0, 3)}1`)
  expect(shortScopedName('turn', 'web/shop/Card.module.css', css)).toBe(`${name.slice(0, 3)}2`)
})

test("a class name does not depend on the repository's path", () => {
  const relative = shortScopedName('card', 'web/shop/Card.module.css', css)
  expect(shortScopedName('card', `${process.cwd()}/web/shop/Card.module.css`, css)).toBe(relative)
  expect(shortScopedName('card', 'web/shop/Cart.module.css', css)).not.toBe(relative)
})

test('an undeclared class name is an error', () => {
  expect(() => shortScopedName('price', 'web/shop/Card.module.css', css)).toThrow(
    'web/shop/Card.module.css declares no class or animation “price”',
  )
})

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
