import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { inlineMessages } from '../../scripts/vite/inlineMessages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

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
