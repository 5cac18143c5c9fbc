import { expect, test } from 'vitest'
import { Addresses } from '#wordpress/server/addresses.ts'
import { toContent, toGallery } from '#wordpress/server/content.ts'
import { plainExcerpt, plainText, withoutShortcodes } from '#wordpress/server/texts.ts'

const addresses = new Addresses('http://10.0.0.5/blog', {
  home: 'https://example.com',
  url: 'https://example.com/wp',
})

test.each([
  ['https://example.com/about/the-team/?a=1#end', '/the-team?a=1#end'],
  ['http://10.0.0.5/blog/a-story/', '/a-story'],
  ['https://example.com/store/siam/', '/store-locator/siam'],
  ['https://example.com/look_book/first-light/', '/look-book/first-light'],
  ['https://example.com/category/atelier/', '/stories'],
  ['https://example.com/constructor/a-story/', '/a-story'],
  ['https://example.com/?p=12', 'https://example.com/?p=12'],
  ['http://10.0.0.5/blogs/a-story/', 'http://10.0.0.5/blogs/a-story/'],
  ['/product/silk-slip-dress', '/product/silk-slip-dress'],
  ['mailto:hello@example.com', 'mailto:hello@example.com'],
])('a link to %s leads to %s', (link, expected) => {
  expect(addresses.link(link)).toBe(expected)
})

test.each([
  ['https://example.com/wp/wp-content/uploads/2026/11/a.jpg', '/media/content/2026/11/a.jpg'],
  ['http://10.0.0.5/blog/wp-content/uploads/a.jpg', '/media/content/a.jpg'],
  ['https://cdn.example/wp-content/uploads/a.jpg', 'https://cdn.example/wp-content/uploads/a.jpg'],
  ['//example.com/wp-content/uploads/a%20b.WEBP?v=2', '/media/content/a%20b.WEBP?v=2'],
  [
    'https://example.com/wp-content/uploads/guide.pdf',
    'https://example.com/wp-content/uploads/guide.pdf',
  ],
])('the image %s is at %s', (image, expected) => {
  expect(addresses.media(image)).toBe(expected)
})

test('an image has the widths that WordPress has cut, also when a plugin loads it late', () => {
  const { html } = toContent(
    `<img src="data:image/gif;base64,R0" data-src="https://example.com/wp-content/uploads/a.jpg" data-srcset="https://example.com/wp-content/uploads/a-300x200.jpg 300w, https://example.com/wp-content/uploads/a.jpg 900w"><noscript><img src="https://example.com/wp-content/uploads/a.jpg"></noscript>`,
    addresses,
  )
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toContain(' src="/media/content/a.jpg"')
  expect(html).toContain(' srcset="/media/content/a-300x200.jpg 300w, /media/content/a.jpg 900w"')
})

test.each([
  ['[contact-form-7 id="1" title="Ask"]', ''],
  ['[vc_row][vc_column width="1/2"]Text[/vc_column][/vc_row]', 'Text'],
  ['[button url=&#8220;/shop&#8221;]Shop[/button]', 'Shop'],
  ['He wrote “seperate” [sic] and [1].', 'He wrote “seperate” [sic] and [1].'],
  ['[The editors]', '[The editors]'],
])('of %s stays “%s”', (text, expected) => {
  expect(withoutShortcodes(text)).toBe(expected)
})

test('shortcodes in code are shown as they are', () => {
  const { html } = toContent('<pre><code>[gallery ids="1"]</code></pre>', addresses)
  expect(html).toContain('[gallery ids="1"]')
})

test('the shortcode of products is a row of products, with the quotes that WordPress makes typographic', () => {
  const { html, blocks } = toContent(
    '<p>Before.</p><p>[products title=&#8221;New in&#8221; orderby=&#8221;date&#8221; category=&#8221;dresses, tops&#8221; on_sale=&#8221;true&#8221;]</p>',
    addresses,
  )
  expect(html).toBe('<p>Before.</p>')
  expect(blocks).toEqual([
    {
      ...{ type: 'product-slider', title: 'New in', link: null },
      query: {
        ...{ categories: ['dresses', 'tops'], collections: undefined, brands: undefined },
        ...{ onSale: true, sort: 'date' },
      },
    },
  ])
})

const cover = (title: string, href: string) =>
  `<div class="wp-block-cover"><img class="wp-block-cover__image-background" src="https://example.com/wp-content/uploads/a.jpg" width="1600" height="900"><div><h2>${title}</h2><p>Text.</p><a href="${href}">Look</a></div></div>`

test('covers of the front page are slides of one banner, columns of covers tiles, and other pages keep both', () => {
  const rendered = `${cover('One', '/shop')}\n${cover('Two', '/shop')}<p>Text</p><div class="wp-block-columns"><div class="wp-block-column">${cover('Three', 'https://example.com/a-story/')}</div></div>`
  const { html, blocks } = toContent(rendered, addresses, true)
  expect(blocks).toMatchObject([
    {
      type: 'banner-slider',
      slides: [
        {
          title: 'One',
          text: 'Text.',
          desktop: { url: '/media/content/a.jpg' },
          link: { url: '/shop', text: 'Look' },
        },
        { title: 'Two' },
      ],
    },
    { type: 'tiles', tiles: [{ title: 'Three', link: { url: '/a-story' } }] },
  ])
  expect(html).toBe('<div class="wp-home"><p>Text</p></div>')
  const page = toContent(rendered, addresses)
  expect(page.blocks).toEqual([])
  expect(page.html.match(/wp-block-cover"/g)).toHaveLength(3)
})

test.each([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  [
    '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" title="Film"></iframe>',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ],
])('the embed %s is a frame', (embed, expected) => {
  const { html } = toContent(
    `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${embed}\n</div></figure>`,
    addresses,
  )
  expect(html).toContain(`<iframe src="${expected}"`)
})

test('an embed of another site is a link', () => {
  const { html } = toContent(
    '<div class="wp-block-embed__wrapper">https://example.org/a</div>',
    addresses,
  )
  expect(html).toContain('<a href="https://example.org/a">https://example.org/a</a>')
})

test('the HTML of a page builder keeps its texts, links and images', () => {
  const { html } = toContent(
    '<div data-elementor-type="wp-page" class="elementor elementor-12"><section class="elementor-section"><div class="elementor-container"><div class="elementor-column" style="flex-basis:66.66%"><h2 class="elementor-heading-title">Atelier</h2><div class="elementor-image"><a href="https://example.com/a-story/"><img src="https://example.com/wp-content/uploads/a.jpg"></a></div><style>.x{}</style></div></div></section></div>',
    addresses,
  )
  expect(html).toContain('Atelier')
  expect(html).toContain('<a href="/a-story"><img src="/media/content/a.jpg"></a>')
  expect(html).toContain('class="elementor-column is-wide"')
})

test('the images of a look book are its gallery, and its text has none of them', () => {
  const { images, html } = toGallery(
    '<p>Dawn.</p><figure class="wp-block-gallery"><figure><img src="https://example.com/wp-content/uploads/a.jpg" alt="A" width="900" height="1200" srcset="https://example.com/wp-content/uploads/a-300x400.jpg 300w, https://example.com/wp-content/uploads/a.jpg 900w"></figure></figure>',
    addresses,
  )
  expect(html).toBe('<p>Dawn.</p>')
  expect(images).toMatchObject([
    {
      alt: 'A',
      url: '/media/content/a.jpg',
      srcset: '/media/content/a-300x400.jpg 300w, /media/content/a.jpg 900w',
      sizes: { full: { width: 900, height: 1200 }, thumbnail: { width: 300, height: 400 } },
    },
  ])
})

test('titles and excerpts are plain texts', () => {
  expect(plainText('Caf&eacute; &#8217;til <em>late</em>')).toBe('Café ’til late')
  expect(plainExcerpt('<p>A long story [&hellip;]</p>')).toBe('A long story…')
})
