import { BackToTop } from '@vitrine/web/frame/header/BackToTop.tsx'
import { Breadcrumbs } from '@vitrine/web/ui/Breadcrumbs.tsx'
import { Button } from '@vitrine/web/ui/Button.tsx'
import { Dialog, Drawer } from '@vitrine/web/ui/dialog/Dialog.tsx'
import { CheckboxField } from '@vitrine/web/ui/form/CheckboxField.tsx'
import { QuantityStepper } from '@vitrine/web/ui/form/QuantityStepper.tsx'
import { SelectField } from '@vitrine/web/ui/form/SelectField.tsx'
import { TextField } from '@vitrine/web/ui/form/TextField.tsx'
import { type ImageImage, Picture } from '@vitrine/web/ui/media/Picture.tsx'
import { Price } from '@vitrine/web/ui/Price.tsx'
import { ErrorScreen } from '@vitrine/web/ui/screens/ErrorScreen.tsx'
import { TabLinks } from '@vitrine/web/ui/TabLinks.tsx'
import { Toaster } from '@vitrine/web/ui/toast/Toaster.tsx'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { baht } from './baht.ts'
import { problemsOf, textOf } from './markup.ts'

const nothing = () => {}

const image: ImageImage = {
  alt: 'Silk slip dress, worn',
  pattern: null,
  files: {
    url: '/media/dress-1600.jpg',
    srcset: '/media/dress-400.jpg 400w, /media/dress-1600.jpg 1600w',
    avifSrcset: '/media/dress-400.avif 400w',
    webpSrcset: null,
  },
  color: '#e6dfd5',
  width: 1200,
  height: 1600,
}

test('a sale price is labelled and shows the regular price and the discount', () => {
  covers('cart.line.regular-price', 'formats.price.discount', 'formats.price.regular')

  const html = renderToString(<Price price={baht(3490)} regularPrice={baht(4590)} showPercent />)
  expect(textOf(html)).toBe('Sale price ฿3,490 Regular price ฿4,590 −24%')
  expect(html).toMatch(/<s [^>]*>฿4,590<\/s>/)
})

test('a price that is not below the regular price is shown without it', () => {
  covers('formats.price.regular')

  expect(
    textOf(renderToString(<Price price={baht(4590)} regularPrice={baht(4590)} showPercent />)),
  ).toBe('฿4,590')
  expect(textOf(renderToString(<Price price={baht(4590)} regularPrice={null} />))).toBe('฿4,590')
})

test('an image reserves its space, offers AVIF first and loads lazily', () => {
  covers('pages.images.space')

  const html = renderToString(<Picture image={image} sizes="50vw" />)
  expect(html).toContain('width="1200" height="1600"')
  expect(html).toContain('background-color:#e6dfd5')
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('<img'))
  expect(html.indexOf('loading="lazy"')).toBeLessThan(html.indexOf(' src='))
  expect(html).toContain('alt="Silk slip dress, worn"')
})

test('a missing image reserves space in the requested aspect ratio', () => {
  const html = renderToString(<Picture image={null} sizes="50vw" ratio="1 / 1" />)
  expect(html).toContain('aspect-ratio:1 / 1')
  expect(html).not.toContain('<img')
})

test('a field is labelled by its label and described by its hint and error', () => {
  const html = renderToString(
    <TextField label="Email" hint="Twice a month." error="Please enter a valid email address" />,
  )
  const [, id] = html.match(/<input[^>]* id="([^"]+)"/) ?? []
  expect(html).toContain(`for="${id}"`)
  expect(html).toContain(`aria-describedby="${id}-hint ${id}-error"`)
  expect(html).toContain(`id="${id}-error"`)
  expect(html).toContain('aria-invalid="true"')
})

test('a field without an error is not marked as invalid', () => {
  const html = renderToString(<TextField label="Email" defaultValue="ploy@example.com" />)
  expect(html).not.toContain('aria-invalid')
  expect(html).not.toContain('aria-describedby')
  expect(html).toContain('value="ploy@example.com"')
})

test('a loading button is marked as busy and keeps its name', () => {
  const html = renderToString(<Button loading>Add to bag</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('aria-disabled="true"')
  expect(textOf(html)).toBe('Add to bag')
  expect(html).toContain('type="button"')
})

test('a closed dialog has a name and no content', () => {
  const html = renderToString(
    <Drawer side="right" title="Shopping Bag" open={false} onClose={nothing}>
      <p>Two dresses</p>
    </Drawer>,
  )
  expect(html).toMatch(/^<dialog [^>]*aria-label="Shopping Bag"[^>]*><\/dialog>$/)
})

test('an open dialog shows its title, a close button and its content', () => {
  const html = renderToString(
    <Dialog title="Size guide" open onClose={nothing}>
      <p>In centimetres</p>
    </Dialog>,
  )
  expect(textOf(html)).toBe('Size guide Close In centimetres')
})

test.each([
  [1, { Decrease: true, Increase: false }],
  [2, { Decrease: false, Increase: false }],
  [3, { Decrease: false, Increase: true }],
])(
  'a quantity of %i disables the buttons that would exceed the limits 1 to 3',
  (value, disabled) => {
    const html = renderToString(
      <QuantityStepper of="Silk dress" value={value} minimum={1} maximum={3} onChange={nothing} />,
    )
    for (const [word, expected] of Object.entries(disabled)) {
      const [button = ''] =
        html.match(new RegExp(`<button[^>]*title="${word} quantity"[^>]*>`)) ?? []
      expect(button.includes('disabled=""'), word).toBe(expected)
    }
  },
)

test('breadcrumbs mark the current page and link to the others', () => {
  const html = renderToString(
    <Breadcrumbs
      steps={[
        { id: '1', text: 'Home', url: '/' },
        { id: '2', text: 'Silk slip dress', url: '/product/silk-slip-dress' },
      ]}
    />,
  )
  expect(html).toContain('href="/"')
  expect(html).toContain('<span aria-current="page">Silk slip dress</span>')
})

test('the error screen shows the details for support', () => {
  const html = renderToString(
    <ErrorScreen id="0f9a" address="/shop?s=x" date="2026-11-21 10:30:00" onRefresh={nothing} />,
  )
  for (const word of ['Oops... Something went wrong!', '0f9a', '/shop?s=x', '2026-11-21 10:30:00'])
    expect(html).toContain(word)
  expect(textOf(html)).toMatch(/Refresh Page$/)
})

test('the toaster renders nothing on the server', () => {
  expect(renderToString(<Toaster />)).toBe('')
})

test('the back-to-top button is hidden unless it is offered', () => {
  expect(renderToString(<BackToTop offered={false} />)).toContain('hidden=""')
  expect(renderToString(<BackToTop offered />)).not.toContain('hidden=""')
})

test('the controls are valid HTML', async () => {
  const html = renderToString(
    <main>
      <h1>Controls</h1>
      <TextField label="Name" name="name" autoComplete="name" error="Name is required" />
      <SelectField label="Bank" hint="Where you paid to">
        <option>Bangkok Bank</option>
      </SelectField>
      <CheckboxField label="I accept" error="Please accept the privacy policy" />
      <QuantityStepper of="Dress" value={1} minimum={1} maximum={3} onChange={nothing} />
      <TabLinks label="Orders" current="/a" tabs={[{ url: '/a', text: 'All' }]} />
      <Dialog title="Size guide" open={false} onClose={nothing}>
        <p>Hidden</p>
      </Dialog>
      <Picture image={image} sizes="50vw" />
    </main>,
  )
  expect(await problemsOf(html)).toEqual([])
})
