import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { differences, messageKeys, messageModule } from '../../scripts/messages/messageModules.ts'
import { inlineMessages } from '../../scripts/vite/inlineMessages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

test('a text that one language lacks, and one that only it has, are named', () => {
  const english = { cart: { remove: 'Remove', steps: { one: '1' } } }
  expect(differences(english, { cart: { remove: 'ลบ', steps: {} }, old: 'x' })).toEqual([
    'cart.steps.one is missing',
    'old has no English original',
  ])
  expect(differences(english, { cart: { remove: 'ลบ', steps: { one: '1' } } })).toEqual([])
  expect(messageKeys(english)).toEqual(['cart.remove', 'cart.steps.one'])
})

test('a text without parameters is a string, one with parameters a typed function', () => {
  const text = messageModule('cartCopy', {
    en: { remove: "Don't", of: '{name}: {count, plural, one {1 item} other {{count} items}}' },
    th: { remove: 'ลบ', of: '{name}: {count} ชิ้น' },
  })
  expect(text).toContain(`remove: "Don't"`)
  expect(text).toContain('of: (d: { name: string | number; count: number }) =>')
  expect(text).toContain(`import { plural } from '@messageformat/runtime'`)
})

test('texts of servers are listed by language', () => {
  const text = messageModule('label', { en: { total: 'Total' }, th: { total: 'ยอดรวม' } }, false)
  expect(text).toContain('export const label = { en: english, th: thai }')
  expect(text).not.toContain('import')
})

/** Returns the code of a module in a build of one language. */
function built(code: string, language: 'en' | 'th' | undefined): string | undefined {
  const plugin = inlineMessages() as unknown as {
    configResolved(config: object): void
    transform(code: string, id: string): { code: string } | undefined
  }
  const define = language && { 'import.meta.env.LANGUAGE': JSON.stringify(language) }
  plugin.configResolved({ root, define })
  return plugin.transform(code, `${root}/web/shop/Example.tsx`)?.code
}

const source = `import { cartCopy } from '#web/generated/messages/cartCopy.ts'
export const texts = () => [cartCopy.keep, cartCopy.saveItem({ name })]
`

test('a build of one language contains the texts that a module shows, and no group', () => {
  expect(built(source, 'th')).toContain('("เก็บไว้")')
  expect(built(source, 'en')).toMatch(
    /\("Keep"\), \(\(d\) => "Save " \+ d\.name \+ " for later"\)\(\{ name \}\)/,
  )
  expect(built(source, 'en')).not.toContain('cartCopy')
})

test('a group that is used as a whole is imported', () => {
  const whole = source.replace('cartCopy.keep,', 'cartCopy,')
  expect(built(whole, 'en')).toMatch(/^import \{ cartCopy \}/)
})

test('a build of every language, as for the server, is left as it is', () => {
  expect(built(source, undefined)).toBeUndefined()
})
