import { cleanCss } from '@vitrine/gateway/scalars/css.ts'
import fc from 'fast-check'
import { type Declaration, type Rule, transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

/** The contents of a style sheet by a parser that shares nothing with the sanitizer. */
interface Findings {
  rules: string[]
  addresses: string[]
  positions: string[]
  functions: string[]
}

function read(css: string): Findings {
  const findings: Findings = { rules: [], addresses: [], positions: [], functions: [] }
  transform({
    filename: 'piece.css',
    code: new TextEncoder().encode(css),
    errorRecovery: true,
    visitor: {
      StyleSheet({ rules }: { rules: Rule[] }) {
        findings.rules = rules.filter(({ type }) => type !== 'ignored').map(({ type }) => type)
      },
      Url({ url }) {
        findings.addresses.push(url)
      },
      Function({ name }) {
        findings.functions.push(name.toLowerCase())
      },
      Declaration: (declaration: Declaration) => {
        if (declaration.property === 'position') findings.positions.push(declaration.value.type)
        if (
          declaration.property === 'unparsed' &&
          declaration.value.propertyId.property === 'position'
        )
          findings.positions.push('unparsed')
        if (declaration.property === 'custom' && /position/i.test(declaration.value.name))
          findings.positions.push('custom')
      },
    },
  })
  return findings
}

const inScope = (css: string) => read(`@scope (.piece){${cleanCss(css)}}`)

const loading = [
  'image-set',
  '-webkit-image-set',
  'src',
  'image',
  'cross-fade',
  'element',
  'expression',
  'paint',
]

const pieces = [
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ';',
    ':',
    ',',
    '"',
    "'",
    '\\',
    '/*',
    '*/',
    '<!--',
    '-->',
    '</style>',
    '\n',
    ' ',
    '&',
  ],
  ...[
    'a',
    '.x',
    ':scope',
    '::before',
    'input[value$="a"]',
    ':is(',
    ':foo(',
    ':has(',
    '@media screen',
    '@supports (',
    '@scope (.y)',
  ],
  ...[
    '@import',
    '@layer a',
    '@keyframes k',
    '@font-face',
    '@namespace',
    '@property --p',
    '@container',
    '@charset "x"',
    '@page',
  ],
  ...[
    'color:red',
    'position:',
    'position',
    'p\\6fsition:',
    'fixed',
    '\\66ixed',
    'f\\69xed',
    'sticky',
    'var(--p)',
    '--p:fixed',
    '--p:',
  ],
  ...[
    'background:',
    'url(',
    'URL(',
    'u\\72l(',
    'ur\\6c(',
    'url("',
    'https://evil.example/',
    '//evil.example',
    '/media/a.jpg',
    '/media/../auth',
  ],
  ...[
    'image-set("https://evil.example" 1x)',
    'src("https://evil.example")',
    'data:image/png;base64,AA',
    '!important',
    '!ie',
    '%',
    '#',
    '0',
    '\u0000',
    '\uFEFF',
    '…',
  ],
]

const hostile = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...pieces) },
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

/** Mostly well-formed rules, so that the lists of properties and functions are reached. */
const declaration = fc
  .tuple(
    fc.constantFrom(
      'position',
      'background',
      'background-image',
      '--p',
      'content',
      'mask',
      'filter',
      'list-style',
      'border-image',
      'cursor',
      'POSITION',
      '-webkit-mask',
    ),
    hostile,
    fc.constantFrom('', '!important'),
  )
  .map(([name, value, important]) => `${name}:${value}${important}`)
const sheet = fc
  .array(
    fc.tuple(
      fc.constantFrom('a', ':scope', '@media screen{b', '&', 'a:hover', '} x', 'a{b'),
      fc.array(fc.oneof(declaration, hostile), { maxLength: 4 }),
    ),
    { maxLength: 4 },
  )
  .map((rules) => rules.map(([selector, body]) => `${selector}{${body.join(';')}}`).join(''))

test('CSS of the CMS stays in its scope, loads from the shop’s media only and is positioned by the list', () => {
  covers('security.css.media', 'security.css.overlay', 'security.css.scope')

  fc.assert(
    fc.property(fc.oneof(hostile, sheet), (css) => {
      const { rules, addresses, positions, functions } = inScope(css)
      expect(rules).toEqual(['scope'])
      for (const address of addresses) expect(address).toMatch(/^\/media\/[\w./-]+$/)
      for (const position of positions)
        expect(['static', 'relative', 'absolute', 'sticky']).toContain(position)
      for (const name of functions) expect(loading).not.toContain(name)
      expect(cleanCss(css)).not.toMatch(/<[/!]/)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['} input[value$="a"]{background:url(/media/a.jpg)}', ''],
  ['a{color:red}} input{color:red}', ''],
  ['a{position:fixed;color:red}', 'a{color:red}'],
  ['a{position:\\66ixed}', 'a{}'],
  ['a{--p:fixed;position:var(--p)}', 'a{--p:fixed}'],
  ['a{position:absolute}', 'a{position:absolute}'],
  ['a{background:url(https://evil.example/a.jpg)}', 'a{}'],
  ['a{background:url(data:image/png;base64,AA)}', 'a{}'],
  ['a{background:url(/media/../auth/google)}', 'a{}'],
  ['a{background:ur\\6c(https://evil.example)}', 'a{}'],
  ['a{background:image-set("https://evil.example" 1x)}', 'a{}'],
  ['a{background:url("/media/a.jpg")}', 'a{background:url(/media/a.jpg)}'],
  ['@import "https://evil.example";a{color:red}', 'a{color:red}'],
  ['@keyframes fade{to{opacity:0}}a{color:red}', 'a{color:red}'],
  ['@layer overlay{a{color:red}}', ''],
  ['@media (width<600px){a{color:red}}', '@media (width<600px){a{color:red}}'],
  ['@supports (not (display:grid)){a{color:red}}', '@supports (not (display:grid)){a{color:red}}'],
  ['a::before{content:"</style>"}', 'a::before{content:"\\3c /style>"}'],
  [
    '.sm\\:flex:is(h2,h3)>p{margin:calc(1px + 2em)}',
    '.sm\\:flex:is(h2,h3)>p{margin:calc(1px + 2em)}',
  ],
  ['a{behavior:url(/media/a.htc);-moz-binding:none;pointer-events:none;color:red}', 'a{color:red}'],
  ['a{width:expression(alert(1));color:attr(title)}', 'a{}'],
  ['@font-face{font-family:x;src:url(/media/x.woff2)}a{color:red}', 'a{color:red}'],
])('%s is reduced to “%s”', (raw, safe) => {
  covers('security.css.allow-list')

  expect(cleanCss(raw)).toBe(safe)
})

test.for([`src("a"))::before[)''`, `{}"x"a]\n)`, ':not(src([', 'a[href)]{color:red}'])(
  '%s is removed because its brackets are not balanced',
  (css) => {
    expect(cleanCss(css)).toBe('')
  },
)

test('blocks that are nested too deep are removed', () => {
  expect(cleanCss('@media screen{'.repeat(20_000))).toBe('')
  expect(inScope(`${'a{'.repeat(300)}color:red${'}'.repeat(300)}`).rules).toEqual(['scope'])
})
