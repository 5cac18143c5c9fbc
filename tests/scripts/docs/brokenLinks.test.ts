import { expect, test } from 'vitest'
import { findBrokenLinks } from '../../../scripts/docs/brokenLinks.mjs'
import { temporaryFolder } from '../temporaryFolder.ts'

const check = async (files: Record<string, string>) => findBrokenLinks(await temporaryFolder(files))

test('a link to an existing file, folder, heading or web site is accepted', async () => {
  const problems = await check({
    'README.md': [
      '# The shop',
      '[guide](docs/guide.md#two-words) and ![image](docs/image.png "title") and [docs](docs)',
      '[here](#the-shop) and [there](https://example.com/missing.md)',
    ].join('\n'),
    'docs/guide.md': '## Two `words`!\n[back](../README.md)',
    'docs/image.png': '',
    '.github/template.md': '[contributing](../README.md)',
  })
  expect(problems).toEqual({ count: 6, broken: [] })
})

test('a link to a missing file is reported with its line', async () => {
  const { broken } = await check({ 'README.md': '# A\n\n[gone](docs/gone.md)' })
  expect(broken).toEqual(['README.md:3: docs/gone.md leads to a file that does not exist.'])
})

test('a link to a missing heading is reported, and repeated headings are numbered', async () => {
  const { broken } = await check({
    'a.md': '[first](b.md#name) [second](b.md#name-1) [third](b.md#name-2)',
    'b.md': '# Name\n# Name',
  })
  expect(broken).toEqual(['a.md:1: b.md has no heading for #name-2.'])
})

test('code is not searched for links or headings', async () => {
  const { broken } = await check({
    'a.md': '`[code](gone.md)`\n```\n[code](gone.md)\n# Heading\n```\n[heading](#heading)',
  })
  expect(broken).toEqual(['a.md:6: a.md has no heading for #heading.'])
})
