import { cleanCss } from '@vitrine/gateway/scalars/css.ts'
import { cleanHtml } from '@vitrine/gateway/scalars/html.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const shadowing = ['state', 'scripts', 'config', 'content', 'root', 'footer-newsletter', ':r1:']

test.for(shadowing)('HTML of an editor cannot have the id "%s" of the page', (id) => {
  covers('security.html.ids')

  for (const element of ['h2', 'a', 'img', 'button', 'iframe', 'video'])
    expect(cleanHtml(`<${element} id="${id}" src="/x.webp">`)).toContain(` id="content-${id}"`)
  expect(cleanHtml(`<a name="${id}">x</a><form id="${id}"><input name="${id}"></form>`)).toBe(
    '<a>x</a>',
  )
})

test('references and links within a piece follow its ids', () => {
  covers('security.html.ids')

  const raw =
    '<a href="#orders">Orders</a><h2 id="orders">Orders</h2><div aria-labelledby="orders  pay"></div><table><tr><td headers="a b">1</td></tr></table><a href="/returns#how">How</a><a href="#">Up</a>'
  const clean = cleanHtml(raw)
  expect(clean).toBe(
    '<a href="#content-orders">Orders</a><h2 id="content-orders">Orders</h2><div aria-labelledby="content-orders content-pay"></div><table><tr><td headers="content-a content-b">1</td></tr></table><a href="/returns#how">How</a><a href="#">Up</a>',
  )
  expect(cleanHtml(clean)).toBe(clean)
})

test('selectors of a style sheet follow the ids of its HTML', () => {
  covers('security.html.ids')

  for (const [raw, clean] of [
    ['#orders{color:red}', '#content-orders{color:red}'],
    ['.a #b>#c:not(#d){color:red}', '.a #content-b>#content-c:not(#content-d){color:red}'],
    ['[id="b"]{color:red}', '[id="content-b"]{color:red}'],
    ['[id=b]{color:red}', '[id=content-b]{color:red}'],
    ['a[href="#b"]{color:#fff}', 'a[href="#content-b"]{color:#fff}'],
    ['@media print{#b{color:red}}', '@media print{#content-b{color:red}}'],
  ] as const) {
    expect(cleanCss(raw)).toBe(clean)
    expect(cleanCss(clean)).toBe(clean)
  }
})
