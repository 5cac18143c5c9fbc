import { once } from 'node:events'
import { createServer } from 'node:http'

/** Seconds after which the page is requested again. */
const retryAfter = 2

/** @type {Record<'en' | 'th', { title: string, text: string }>} */
const texts = {
  en: { title: 'Opening', text: 'The shop is opening. This page updates automatically.' },
  th: { title: 'กำลังเปิดร้าน', text: 'ร้านกำลังเปิด หน้านี้จะอัปเดตโดยอัตโนมัติ' },
}

/** @param {'en' | 'th'} language */
const page = (language) => `<!DOCTYPE html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${retryAfter}">
<title>${texts[language].title}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center;
    background: #f6f3ee; color: #1b1816; font: 1rem/1.5 system-ui, sans-serif; }
  h1 { margin: 0 0 1rem; font: 400 2rem/1.2 Georgia, serif; }
  p { margin: 0; padding: 0 1.5rem; }
</style>
<h1>${texts[language].title}</h1>
<p>${texts[language].text}</p>
`

/**
 * Serves a page with status 503, JSON for programs, that says in English or Thai that the shop is opening, and reloads
 * itself.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<() => Promise<void>>} ends it, after which the port is free
 */
export async function serveOpeningPage(port, host) {
  const server = createServer(({ headers, url = '/' }, response) => {
    const isPage = (headers.accept ?? '').includes('text/html')
    const isThai = /^\/th(\/|$)/.test(url) || (headers['accept-language'] ?? '').startsWith('th')
    response.writeHead(503, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
      vary: 'accept, accept-language',
      // The port is the gateway's next.
      connection: 'close',
    })
    const problem = { code: 'OPENING', message: 'The shop is opening.' }
    response.end(isPage ? page(isThai ? 'th' : 'en') : JSON.stringify(problem))
  })
  server.listen(port, host)
  await once(server, 'listening')
  server.unref()
  const end = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  /** @type {Promise<void> | undefined} */
  let ended
  return () => (ended ??= end())
}
