import { expect, inject, onTestFinished, test } from 'vitest'
import { evaluate, signIn } from './support/wordpress.ts'

const { shop, adapter } = inject('stack')

/** The HTML of a page of the shop. */
async function page(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(shop + path, { headers: { accept: 'text/html', ...headers } })
  return response.text()
}

const status = async (path: string) =>
  (await fetch(shop + path, { redirect: 'manual', headers: { accept: 'text/html' } })).status

async function query(document: string) {
  const response = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document }),
  })
  const { data, errors } = await response.json()
  expect(errors ?? []).toEqual([])
  return data
}

test('the home page has the banner, tiles and rows of products of the front page, with prices of the commerce', async () => {
  const html = await page('/')
  expect(html).toContain('Salon Hour')
  expect(html).toContain('New arrivals')
  expect(html).toMatch(/\/media\/content\/\d{4}\/\d{2}\/[\w-]+banner[\w-]*\.jpg/)
  expect(html).toMatch(/฿\d/)
  expect(html).not.toContain('[products')
})

test('a story has its text, its blocks with styles, its video, and images in several widths', async () => {
  const html = await page('/a-week-of-fittings')
  for (const part of [
    'What we measure',
    'Khun Lek, pattern room',
    'wp-block-gallery',
    'For the fitting',
  ])
    expect(html).toContain(part)
  expect(html).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
  expect(html).toMatch(/srcset="[^"]*-300x225\.jpg 300w,[^"]*-768x576\.jpg 768w/)
  expect(html).toContain('href="/a-day-in-the-atelier"')
  expect(html).not.toContain('contact-form-7')
  expect(html).not.toContain(new URL(inject('stack').wordpress.url).host)
})

test('an image of WordPress is served by the media route of the shop', async () => {
  const [path = ''] =
    /\/media\/content\/[\w./-]+-300x225\.jpg/.exec(await page('/a-week-of-fittings')) ?? []
  const image = await fetch(shop + path)
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('a page, menus, stores, look books and a popup come from WordPress', async () => {
  expect(await page('/shipping-and-returns')).toContain('Returns within 14 days')
  const data = await query(`{
    site {
      menus { primary { title items { title items { title } } } footer { title items { title } } }
      popups { databaseId name images { mobile { url } } startDate }
      settings { notificationBar { items { text } } contactInfo { email } trendingKeywords currencyCode }
      info { name }
    }
    stores { nodes { name location { lat lng } phoneNumber } }
    lookBook(slug: "first-light") { name gallery { url } product { products { name } } }
  }`)
  expect(data).toMatchObject({
    site: {
      menus: {
        primary: expect.arrayContaining([
          expect.objectContaining({
            title: 'Shop',
            items: expect.arrayContaining([expect.objectContaining({ title: 'Clothing' })]),
          }),
        ]),
        footer: expect.arrayContaining([expect.objectContaining({ title: 'Customer care' })]),
      },
      popups: expect.arrayContaining([
        expect.objectContaining({
          databaseId: 'cool-season-2026',
          name: 'The cool season, wrapped',
        }),
      ]),
      settings: { contactInfo: { email: 'care@vitrine.example' }, currencyCode: 'THB' },
      info: { name: 'Vitrine' },
    },
    lookBook: { name: 'First Light', gallery: { length: 3 } },
  })
  expect(data.stores.nodes).toHaveLength(8)
  expect(data.lookBook.product.products.length).toBeGreaterThan(0)
})

test('a banner that an editor changes in the admin is on the home page within 15 seconds', async () => {
  const editor = await signIn()
  const id = await evaluate("echo get_option('page_on_front');")
  const { content } = (await editor.save(`pages/${id}&context=edit`, {})) as unknown as {
    content: { raw: string }
  }
  expect(await page('/')).toContain('Salon Hour')
  await editor.save(`pages/${id}`, { content: content.raw.replaceAll('Salon Hour', 'Rain Hour') })
  await expect.poll(() => page('/')).toContain('Rain Hour')
})

test('a draft is not shown but to the link of its preview, and is once it is published', async () => {
  const editor = await signIn()
  const draft = (await editor.save('posts', {
    ...{ title: 'The quiet rail', slug: 'the-quiet-rail', status: 'draft' },
    content: '<!-- wp:paragraph --><p>This is not published yet.</p><!-- /wp:paragraph -->',
  })) as unknown as { id: number }
  expect(await status('/the-quiet-rail')).toBe(404)
  const { preview_link: link } = (await editor.save(`posts/${draft.id}/autosaves`, {
    content: '<!-- wp:paragraph --><p>Nor this change.</p><!-- /wp:paragraph -->',
  })) as unknown as { preview_link: string }
  const { pathname, search } = new URL(link)
  expect(pathname + search).toMatch(/^\/the-quiet-rail\?preview=/)
  const preview = await page(pathname + search)
  expect(preview).toContain('Nor this change.')
  expect(preview).toContain('This is a draft')
  expect(await status('/the-quiet-rail')).toBe(404)
  const forged = (pathname + search).replace(/preview=\d+/, 'preview=1')
  expect(await page(forged)).not.toContain('Nor this change.')

  await editor.save(`posts/${draft.id}`, { status: 'publish' })
  await expect.poll(() => status('/the-quiet-rail')).toBe(200)

  await editor.save(`posts/${draft.id}`, { slug: 'the-loud-rail' })
  await expect.poll(() => status('/the-quiet-rail')).toBe(301)
  const moved = await fetch(`${shop}/the-quiet-rail`, {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  })
  expect(moved.headers.get('location')).toBe('/the-loud-rail')

  await editor.save(`posts/${draft.id}`, {}, 'DELETE')
  await expect.poll(() => status('/the-loud-rail')).toBe(404)
})

test('a search finds the stories of WordPress, and products of the commerce', async () => {
  const { suggestions } = await query(
    '{ suggestions(text: "dress") { ... on PageSuggestion { url section } ... on ProductSuggestion { productId } } }',
  )
  expect(suggestions).toContainEqual({ url: '/one-slip-dress-five-evenings', section: 'Stories' })
  expect(suggestions).toContainEqual({ productId: expect.any(String) })
})

test('a translation is the entry whose slug ends in -th, in the lists too', async () => {
  const editor = await signIn()
  const thai = (await editor.save('categories', { name: 'Thai', slug: 'th' })) as unknown as {
    id: number
  }
  await editor.save('posts', {
    ...{ title: 'สัปดาห์แห่งการลองชุด', slug: 'a-week-of-fittings-th', status: 'publish' },
    ...{ content: '<p>ทุกการลองชุดเริ่มจากเก้าอี้</p>', categories: [thai.id] },
  })
  await expect.poll(() => page('/th/a-week-of-fittings')).toContain('ทุกการลองชุดเริ่มจากเก้าอี้')
  expect(await page('/a-week-of-fittings')).toContain('Every fitting begins with a chair')
  expect(await page('/th/red-for-the-aunts')).toContain('an aunt has asked')
  const titles = async (language: string) =>
    (await (await fetch(`${adapter}/api/v1/posts?limit=48&lang=${language}`)).json()).data.map(
      ({ title }: { title: string }) => title,
    )
  expect(await titles('en')).toContain('A week of fittings')
  expect(await titles('en')).not.toContain('สัปดาห์แห่งการลองชุด')
  expect(await titles('th')).toContain('สัปดาห์แห่งการลองชุด')
  expect(await titles('th')).not.toContain('A week of fittings')
})

test.each(['polylang', 'wpml'])(
  'a translation is the post that %s pairs with another, whatever its slug',
  async (plugin) => {
    const editor = await signIn()
    const [english, thai] = await Promise.all([
      editor.save('posts', { title: 'The hem', slug: 'the-hem', status: 'publish' }),
      editor.save('posts', { title: 'ชายกระโปรง', slug: 'hem-and-lining', status: 'publish' }),
    ])
    const others = await Promise.all([
      editor.save('posts', { title: 'The seam', slug: 'the-seam', status: 'publish' }),
      editor.save('posts', { title: 'รอยต่อ', slug: 'the-seam-th', status: 'publish' }),
    ])
    const ids = `['en' => ${english['id']}, 'th' => ${thai['id']}]`
    await evaluate(
      `register_taxonomy('language', ['post', 'page']); foreach (get_posts(['post_type' => ['post', 'page'], 'numberposts' => -1]) as $post) { wp_set_object_terms($post->ID, $post->ID === ${thai['id']} ? 'th' : 'en', 'language'); } update_option('test_pairs', [${ids}]); update_option('test_languages', '${plugin}');`,
    )
    onTestFinished(async () => {
      await evaluate(
        `delete_option('test_languages'); foreach ([${[english, thai, ...others].map(({ id }) => id).join()}] as $id) { wp_delete_post($id, true); }`,
      )
    })
    const read = async (path: string) => (await fetch(`${adapter}/api/v1${path}`)).json()
    expect(await read('/posts/the-hem?lang=th')).toMatchObject({
      ...{ title: 'ชายกระโปรง', url: '/the-hem' },
    })
    expect(await read('/posts/the-hem')).toMatchObject({ title: 'The hem' })
    // A link in a Thai text leads to the slug of the translation.
    expect(await read('/posts/hem-and-lining?lang=th')).toMatchObject({ title: 'ชายกระโปรง' })
    const titles = async (language: string) =>
      (await read(`/posts?limit=48&lang=${language}`)).data.map(
        ({ title }: { title: string }) => title,
      )
    expect(await titles('en')).toContain('The hem')
    expect(await titles('en')).not.toContain('ชายกระโปรง')
    expect(await titles('th')).toContain('ชายกระโปรง')
    expect(await titles('th')).not.toContain('The hem')
    // Beside pairs the slug still makes a translation.
    expect(await titles('th')).toContain('รอยต่อ')
    // Neither a page nor a store without a translation is lost.
    expect((await read('/pages/shipping-and-returns?lang=th')).content).toContain('14 days')
    expect(await read('/store-locators?lang=th')).toHaveLength(8)
    const searchIn = async (language: string) =>
      JSON.stringify(await read(`/search?s=${encodeURIComponent('ชายกระโปรง')}&lang=${language}`))
    expect(await searchIn('th')).toContain('/hem-and-lining')
    expect(await searchIn('en')).toBe('[]')
  },
)

test('the logo of the site is that of WordPress', async () => {
  await evaluate("set_theme_mod('custom_logo', get_posts(['post_type' => 'attachment'])[0]->ID);")
  onTestFinished(async () => {
    await evaluate("remove_theme_mod('custom_logo');")
  })
  const { settings } = await (await fetch(`${adapter}/api/v1/site-configuration`)).json()
  expect(settings.logo.image.url).toMatch(/^\/media\/content\/.*\.jpg$/)
})

test('the settings of the plugin, a field of a store and a menu reach the shop', async () => {
  const editor = await signIn()
  const form = await editor.page('/wp-admin/options-general.php?page=vitrine')
  await editor.sendForm('/wp-admin/options.php', form, {
    ...{
      'vitrine[notification]': 'Open late & longer\nFree hemming',
      'vitrine[email]': 'shop@example.com',
    },
  })
  const bar = '{ site { settings { notificationBar { items { text } } contactInfo { email } } } }'
  await expect
    .poll(() => query(bar))
    .toEqual({
      site: {
        settings: {
          notificationBar: {
            items: [{ text: 'Open late &amp; longer' }, { text: 'Free hemming' }],
          },
          contactInfo: { email: 'shop@example.com' },
        },
      },
    })
  const id = await evaluate("echo get_page_by_path('siam-paragon', OBJECT, 'store')->ID;")
  await editor.save(`store/${id}`, { meta: { hours: 'Every day, 11.00–23.00' } })
  await expect
    .poll(() => query('{ store(slug: "siam-paragon") { hours } }'))
    .toEqual({ store: { hours: 'Every day, 11.00–23.00' } })
  await evaluate(
    "$menu = get_nav_menu_locations()['primary']; wp_update_nav_menu_item($menu, 0, ['menu-item-title' => 'Atelier &amp; archive', 'menu-item-url' => home_url('/a-day-in-the-atelier/'), 'menu-item-status' => 'publish']); do_action('wp_update_nav_menu', $menu);",
  )
  await expect
    .poll(async () =>
      (await query('{ site { menus { primary { title url } } } }')).site.menus.primary.at(-1),
    )
    .toEqual({ title: 'Atelier & archive', url: '/a-day-in-the-atelier' })
})
