import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject, onTestFinished } from 'vitest'

const run = promisify(execFile)

/** Runs PHP in the WordPress and returns its output. */
export async function evaluate(code: string): Promise<string> {
  const { files, variables } = inject('stack').wordpress
  const load = `$_SERVER['HTTP_HOST'] = 'localhost'; $_SERVER['REQUEST_URI'] = '/'; require '${join(files, 'wp-load.php')}';`
  const { stdout } = await run('php', ['-r', `${load} ${code}`], {
    env: { ...process.env, ...variables },
  })
  return stdout
}

/** Lets WordPress fail in a way of faults.php until the test has finished. */
export async function failAs(fault: 'closed' | 'slow' | 'page' | 'warning') {
  await evaluate(`update_option('test_fault', '${fault}');`)
  onTestFinished(async () => {
    await evaluate(`delete_option('test_fault');`)
  })
}

/** The session of an editor in WordPress' admin. */
export interface Editor {
  /** Opens a page of the admin. */
  page(path: string): Promise<string>
  /** Sends a form of the admin, with the fields that it has besides. */
  sendForm(path: string, form: string, fields: Record<string, string>): Promise<Response>
  /** Sends a call as the block editor does. */
  save(route: string, body: object, method?: 'POST' | 'DELETE'): Promise<Record<string, never>>
}

/** Signs in by the form of wp-login.php. */
export async function signIn(): Promise<Editor> {
  const { url, password } = inject('stack').wordpress
  const signedIn = await fetch(`${url}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: 'editor', pwd: password, testcookie: '1' }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const request = (path: string, init: RequestInit = {}) =>
    fetch(url + path, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), cookie },
    })
  const page = async (path: string) => (await request(path)).text()
  const [, nonce = ''] =
    /wpApiSettings = .*?"nonce":"(\w+)"/.exec(await page('/wp-admin/post-new.php')) ?? []
  return {
    page,
    sendForm: async (path, form, fields) => {
      const hidden = form.matchAll(
        /<input type=["']hidden["'][^>]*name=["']([^"']*)["'][^>]*value=["']([^"']*)["']/g,
      )
      const hiddenFields = [...hidden].map(([, name = '', value = '']) => [name, value])
      return request(path, {
        method: 'POST',
        body: new URLSearchParams({ ...Object.fromEntries(hiddenFields), ...fields }),
      })
    },
    save: async (route, body, method = 'POST') => {
      const response = await request(`/?rest_route=/wp/v2/${route}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`)
      return response.json()
    },
  }
}
