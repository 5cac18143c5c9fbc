import type { Page, Request } from '@playwright/test'
import { foreignHost } from './xssPayloads.ts'

/** The effects of payloads on a page. */
export interface Found {
  /** Scripts that ran, dialogs that opened, and scripts that only the Content-Security-Policy stopped. */
  executed: string[]
  /** Elements that would run a script. */
  dangerous: string[]
  /** Requests to the payloads' host. */
  requested: string[]
  /** Whether the text of a payload is on the page. */
  isShown: boolean
}

/** Watches what payloads do on the pages of a tab. */
export async function watchPage(page: Page, shopUrl: string) {
  const executed: string[] = []
  const requested: string[] = []
  await page.exposeFunction('__xss', (id: number) => void executed.push(`payload ${id}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      if (effectiveDirective.startsWith('script'))
        Reflect.get(self, '__blocked')?.(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  await page.exposeFunction('__blocked', (text: string) => void executed.push(`blocked: ${text}`))
  page.on('dialog', async (dialog) => {
    executed.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('popup', (popup) => executed.push(`window ${popup.url()}`))
  const record = (request: Request) => {
    const { host, protocol } = new URL(request.url())
    if (host === foreignHost || (protocol === 'data:' && request.isNavigationRequest()))
      requested.push(request.url().slice(0, 100))
  }
  page.on('requestfinished', record)
  page.on('requestfailed', (request) => {
    // A request that the Content-Security-Policy blocks was not sent.
    if (request.failure()?.errorText !== 'csp') record(request)
  })
  return {
    /** Waits until the page is hydrated, and returns what was found since the last call. */
    async inspect(): Promise<Found> {
      await page
        .waitForFunction(
          () => !('__EARLY__' in self) || self['__EARLY__'] === undefined,
          undefined,
          {
            timeout: 10_000,
          },
        )
        .catch(() => undefined)
      const { dangerous, isShown } = await page.evaluate(findDangerous)
      if (new URL(page.url()).origin !== new URL(shopUrl).origin)
        requested.push(`navigated to ${page.url().slice(0, 100)}`)
      return {
        executed: executed.splice(0),
        requested: requested.splice(0),
        dangerous,
        isShown,
      }
    },
  }
}

/** Runs in the page: finds elements that would run a payload's script when they are used. */
function findDangerous() {
  const dangerous: string[] = []
  const isScript = (text: string) =>
    /^(javascript|vbscript|data):/i.test(text.replace(/[\0-\x20]/g, ''))
  for (const element of document.querySelectorAll('*')) {
    const { outerHTML } = element
    for (const { name, value } of element.attributes) {
      const isHandler = name.startsWith('on') && value.includes('__xss')
      const isAddress = /^(href|src|action|formaction|data|xlink:href|to)$/.test(name)
      const isImage = element.localName === 'img' && value.startsWith('data:image/')
      if (isHandler || (isAddress && isScript(value) && value.includes('__xss') && !isImage))
        dangerous.push(outerHTML.slice(0, 200))
      if (name === 'srcdoc' && value.includes('__xss')) dangerous.push(outerHTML.slice(0, 200))
    }
    const isData = element.getAttribute('type')?.includes('json') ?? false
    if (element.localName === 'base') dangerous.push(outerHTML.slice(0, 200))
    if (element.localName === 'script' && !isData && /^\s*__xss/.test(element.textContent ?? ''))
      dangerous.push(outerHTML.slice(0, 200))
  }
  return { dangerous, isShown: document.documentElement.textContent.includes('__xss') }
}
