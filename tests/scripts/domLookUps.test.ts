import { existsSync, globSync, readFileSync } from 'node:fs'
import { contentIdPrefix } from '@vitrine/gateway/scalars/contentIds.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const sources = globSync(['{web,gallery}/**/*.{ts,tsx}', '{agents,gateway,engines/cms}/**/*.ts'], {
  exclude: ['**/{node_modules,tests}/**'],
})
const text = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]))
const byIdOrName =
  /(getElementById|getElementsByName|namedItem)\(([^)]*)\)|querySelector(?:All)?(?:<\w+>)?\(\s*(['"`][^'"`]*(?:#|\[(?:id|name)\b)[^)]*)\)|document\.forms\b/g

/** Every look-up of an element by id or name, where it is. Ids of HTML from the CMS must not be found by any. */
const lookUps = {
  // The scripts of the page: only a script has them.
  'web/app/state.ts': ["'script#state'"],
  'web/boot/inline/loadScripts.ts': ["'script#scripts'"],
  'gallery/playground/config.ts': ["'script#config'"],
  // The element that the address names, which may be of the CMS.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the source
  'web/app/routing/scroll.ts': ['getElementById name', 'getElementById `content-${name}`'],
  // Ids of React's useId, or of the page.
  'web/shop/search/SuggestionList.tsx': ['getElementById optionId(active'],
  'web/shop/orders/address/AreaList.tsx': ['getElementById areaId(id, active'],
  'web/shop/catalog/listing/EmptyListing.tsx': ['getElementById countId'],
  'web/shop/catalog/listing/ActiveFilters.tsx': ['getElementById countId'],
  // Fields of one form, which the CMS's HTML cannot be in.
  'web/shop/catalog/listing/prices/PriceFields.tsx': ['namedItem wrong'],
  // Pages without HTML of an editor.
  'engines/cms/component/page.ts': ["getElementById 'outcome'"],
  'gallery/machines/entryGallery.tsx': ["getElementById 'gallery'"],
  'gallery/playground/entryPlayground.tsx': ['getElementById id', "'#examples details'"],
}

test('every look-up by id or name finds an element of the page itself', () => {
  covers('security.html.ids')

  const lookUpsByFile = Object.fromEntries(
    [...text].flatMap(([path, source]) => {
      const names = [...source.matchAll(byIdOrName)].map(([whole, method, argument, selector]) =>
        method ? `${method} ${argument}` : (selector ?? whole),
      )
      return names.length > 0 ? [[path, names]] : []
    }),
  )
  const present = Object.entries(lookUps).filter(([path]) =>
    existsSync(path.split('/', 1)[0] ?? ''),
  )
  expect(lookUpsByFile).toEqual(Object.fromEntries(present))
})

test('no id of a page begins as those of its content do', () => {
  const begins = new RegExp(`\\bid=[{"'\`]+${contentIdPrefix}`)
  expect([...text].filter(([, source]) => begins.test(source)).map(([path]) => path)).toEqual([])
})
