import { spawn } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@vitrine/tests/support/shop/freePort.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createAdapter } from '../server/createAdapter.ts'
import { readEnvironment } from '../server/environment.ts'
import { evaluate, failAs } from './support/wordpress.ts'

const { url } = inject('stack').wordpress

/** An adapter of its own, which has read nothing yet. */
function adapterOf(variables: Record<string, string> = {}, wait = 5000) {
  const environment = readEnvironment({ WORDPRESS_URL: url, ...variables })
  const app = createAdapter(environment, { wait })
  onTestFinished(() => app.close())
  return async (path: string) => {
    const response = await app.inject(`/api/v1${path}`)
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }
}

test('a WordPress with plain permalinks is read', async () => {
  await evaluate("update_option('permalink_structure', '');")
  onTestFinished(async () => {
    await evaluate("update_option('permalink_structure', '/%postname%/');")
  })
  const read = adapterOf()
  expect(await read('/posts/red-for-the-aunts')).toMatchObject({
    status: 200,
    body: { title: 'Red for the aunts' },
  })
  expect((await read('/posts?limit=2')).body.data).toMatchObject([{}, {}])
})

test.each(['constructor', '__proto__', 'toString'])('there is no page at /%s', async (slug) => {
  const read = adapterOf()
  expect((await read(`/pages/${slug}`)).status).toBe(404)
  expect((await read(`/posts/${slug}`)).status).toBe(404)
})

test('a WordPress in a folder is read, with links and images of its own address', async () => {
  const { files, variables } = inject('stack').wordpress
  const root = await mkdtemp(join(tmpdir(), 'vitrine-folder-'))
  await symlink(files, join(root, 'blog'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/blog`
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', root, '-q'], {
    env: { ...process.env, ...variables, WORDPRESS_ADDRESS: address },
    stdio: 'ignore',
  })
  onTestFinished(async () => {
    server.kill()
    await rm(root, { recursive: true, force: true })
  })
  await expect
    .poll(() =>
      fetch(`${address}/?rest_route=/`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  const read = adapterOf({ WORDPRESS_URL: `${address}/` })
  const { status, body } = await read('/posts?limit=48')
  expect(status).toBe(200)
  expect(body.data.map(({ permalink }: { permalink: string }) => permalink)).toContain(
    '/red-for-the-aunts',
  )
  expect(body.data[0].image.url).toMatch(/^\/media\/content\//)
})

test('a WordPress that is closed to strangers is read by an application password', async () => {
  const password = await evaluate(
    "add_filter('wp_is_application_passwords_available', '__return_true'); echo WP_Application_Passwords::create_new_application_password(1, ['name' => 'shop ' . wp_rand()])[0];",
  )
  await failAs('closed')
  expect((await adapterOf()('/site-configuration')).status).toBe(503)
  const read = adapterOf({ WORDPRESS_USER: 'editor', WORDPRESS_PASSWORD: password })
  expect((await read('/site-configuration')).body).toMatchObject({ siteInfo: { name: 'Vitrine' } })
})

test('the stories of a WordPress with ten thousand posts are read to the last page', async () => {
  await evaluate(
    `$rows = []; for ($i = 1; $i <= 10000; $i++) { $rows[] = "(1, '2020-01-01', '2020-01-01', 'Text', 'Old $i', '', 'publish', 'old-$i', '', '', '2020-01-01', '2020-01-01', '', 'post')"; } foreach (array_chunk($rows, 1000) as $part) { $wpdb->query("INSERT INTO wp_posts (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type) VALUES " . implode(',', $part)); }`,
  )
  onTestFinished(async () => {
    await evaluate(`$wpdb->query("DELETE FROM wp_posts WHERE post_name LIKE 'old-%'");`)
  })
  const read = adapterOf()
  const first = await read('/posts?limit=48')
  const { total, pageCount } = first.body.meta.pagination
  expect(total).toBeGreaterThan(10_000)
  const last = await read(`/posts?limit=48&page=${pageCount}`)
  expect(last.body.data.length).toBe(total - 48 * (pageCount - 1))
  expect((await read(`/posts?limit=48&page=${pageCount + 1}`)).body).toMatchObject({
    data: [],
    meta: { pagination: { total } },
  })
})

test('while WordPress needs ten seconds the last response is sent, and the first once it is there', async () => {
  const cachedRead = adapterOf({}, 300)
  await expect.poll(async () => (await cachedRead('/posts/red-for-the-aunts')).status).toBe(200)
  const fresh = adapterOf({}, 300)
  await failAs('slow')
  expect(await cachedRead('/posts/red-for-the-aunts')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'public, max-age=1' },
    body: { title: 'Red for the aunts' },
  })
  expect(await fresh('/posts/red-for-the-aunts')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', 'cache-control': 'private, no-store' },
    body: { code: 'unavailable' },
  })
  await expect
    .poll(async () => (await fresh('/posts/red-for-the-aunts')).status, { timeout: 60_000 })
    .toBe(200)
})

test('a request that joins an earlier reading gets a response that is not cached, as it may be older than a change', async () => {
  const read = adapterOf()
  const responses = await Promise.all([1, 2].map(() => read('/posts/red-for-the-aunts')))
  expect(responses.map(({ headers }) => headers['cache-control'])).toEqual([
    'public, max-age=60, stale-while-revalidate=600',
    'public, max-age=1',
  ])
})

test('a page of HTML with status 200 in place of a response is no content', async () => {
  await failAs('page')
  expect(await adapterOf()('/pages/shop')).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  })
})

test('a response after a warning of PHP is read', async () => {
  await failAs('warning')
  expect((await adapterOf()('/posts/red-for-the-aunts')).body).toMatchObject({
    title: 'Red for the aunts',
  })
})

test('without the plugin, pages and stories are read, and the menu is that of the pages', async () => {
  await evaluate(
    "deactivate_plugins('vitrine.php');".replace(
      /^/,
      "require_once ABSPATH . 'wp-admin/includes/plugin.php'; ",
    ),
  )
  onTestFinished(async () => {
    await evaluate(
      "require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('vitrine.php');",
    )
  })
  const read = adapterOf()
  const { body, headers } = await read('/site-configuration')
  expect(body.siteInfo).toMatchObject({ name: 'Vitrine' })
  expect(body.menus.primary.length).toBeGreaterThan(0)
  expect(headers['cache-control']).toBe('public, max-age=10')
  expect((await read('/store-locators')).body).toEqual([])
  expect((await read('/look-books/first-light')).status).toBe(404)
  expect((await read('/posts/red-for-the-aunts')).status).toBe(200)
  expect((await read('/pages/home')).status).toBe(200)
})

test.each([
  [
    { WORDPRESS_URL: 'wordpress' },
    'WORDPRESS_URL=wordpress: must be an address such as https://blog.example',
  ],
  [
    { WORDPRESS_URL: 'https://a.example', WORDPRESS_USER: 'editor' },
    'WORDPRESS_PASSWORD: must be set together with WORDPRESS_USER',
  ],
  [
    {
      WORDPRESS_URL: 'http://a.example',
      ...{ WORDPRESS_USER: 'editor', WORDPRESS_PASSWORD: 'an application password' },
    },
    'WORDPRESS_URL=http://a.example: must begin with https, because the password is sent to it',
  ],
])('the variables %j are named at the start', (variables, problem) => {
  expect(() => readEnvironment(variables)).toThrow(problem)
})
