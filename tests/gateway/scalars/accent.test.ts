import { readableAccent } from '@vitrine/contract/accent.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

test.each([
  ['#6f2a24', '#6f2a24'],
  [' #1F4D46 ', '#1f4d46'],
  ['rgb(27, 54, 95)', '#1b365f'],
])('the accent %j is shown as %j', (text, accent) => {
  covers('content.accent.contrast')

  expect(readableAccent(text)).toBe(accent)
})

test.each(['#e9e0d2', '#fff', '#8b8278', 'rgb(200, 120, 80)'])(
  'the accent %j is ignored for its contrast',
  (text) => {
    expect(readableAccent(text)).toBeNull()
  },
)

test.each([
  null,
  '',
  '#12',
  '#12345',
  'rgb(0, 0, 300)',
  'url(https://evil.example/x)',
  '#111111\n}body{display:none',
  'var(--paper)',
  'expression(alert(1))',
])('the accent %j is ignored because it is no colour in a known form', (text) => {
  covers('content.accent.hostile')

  expect(readableAccent(text)).toBeNull()
})
