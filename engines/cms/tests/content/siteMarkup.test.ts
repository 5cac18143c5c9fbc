import type { Image } from '@vitrine/contract/common.ts'
import { cleanCss } from '@vitrine/gateway/scalars/css.ts'
import { cleanHtml } from '@vitrine/gateway/scalars/html.ts'
import { generate, parse } from 'css-tree'
import { HtmlValidate } from 'html-validate'
import sanitizeHtml from 'sanitize-html'
import { beforeAll, expect, test } from 'vitest'
import { findFigures, placeFigures } from '#cms/content/site/figures.ts'
import { loadSite, type Site } from '#cms/content/site/load.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // A fragment: the shop adds the heading of the first level.
    'heading-level': ['error', { minInitialRank: 'h2', allowMultipleH1: false }],
  },
})
const keepAll = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true } as const
const size = { url: '/media/picture.jpg', width: 1600, height: 1200 }
const drawnImage: Image = {
  id: 'picture',
  name: 'picture',
  alt: 'A "drawn" <picture>',
  url: size.url,
  srcset: '/media/picture.jpg 1600w',
  sizes: { thumbnail: size, medium: size, large: size, full: size },
}

/** The HTML with the attributes of each tag sorted. */
function inOrder(html: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag
      .replace(/\s*\/?>$/, '')
      .split(/\s+(?=[\w-]+=")/)
      .toSorted()
      .join(' '),
  )
}

let site: Site
let texts: { name: string; content: string }[]
let styles: { name: string; css: string }[]
beforeAll(async () => {
  site = await loadSite()
  const written = [...site.pages, ...site.stories, ...site.stores]
  texts = written.map(({ slug, content }) => ({
    name: slug,
    content: placeFigures(
      content,
      Object.fromEntries(findFigures(content).map((name) => [name, drawnImage])),
    ),
  }))
  styles = [...site.pages, ...site.stories, ...site.lookBooks].flatMap(({ slug, styles }) =>
    styles ? [{ name: slug, css: styles }] : [],
  )
})

test('the HTML of every page, story and store is valid', async () => {
  expect(texts.length).toBeGreaterThan(40)
  for (const { name, content } of texts) {
    const report = await validator.validateString(content)
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ line, message, ruleId }) => `${name}:${line} ${ruleId}: ${message}`),
    )
    expect(faults).toEqual([])
  }
})

test("the gateway's sanitizer keeps all of the HTML", () => {
  for (const { name, content } of texts) {
    // Ids get a prefix, and links a relation.
    const added = / rel="noopener noreferrer"|\bcontent-/g
    const [passed, whole] = [cleanHtml(content), sanitizeHtml(content, keepAll)].map((html) =>
      inOrder(html.replaceAll(added, '')),
    )
    expect(passed, name).toBe(whole)
  }
})

test("the gateway's sanitizer keeps all of the CSS", () => {
  expect(styles.length).toBeGreaterThan(15)
  for (const { name, css } of styles) {
    expect(cleanCss(css), name).toBe(generate(parse(css, { parseCustomProperty: false })))
  }
})

test('figures have their size, alternative text and reserved space', () => {
  const html = placeFigures('<figure data-picture="sea"></figure>', { sea: drawnImage })
  expect(html).toContain('alt="A &quot;drawn&quot; &lt;picture&gt;"')
  expect(html).toContain('width="1600" height="1200"')
  expect(() => placeFigures('<figure data-picture="sky"></figure>', {})).toThrow('"sky"')
})
