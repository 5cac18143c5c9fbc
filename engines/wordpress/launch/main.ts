import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { startWordPress } from './wordpress.ts'

/** Milliseconds for the database to write what it has in memory, less than the parent process waits. */
const graceMilliseconds = 9000

const { WORDPRESS_PORT, VITRINE_DATA, SHOP_URL = '', CONTENT_WEBHOOK_SECRET = '' } = process.env
const data = join(VITRINE_DATA || '.data', 'wordpress')
try {
  const wordpress = await startWordPress({
    ...{ folder: data, port: Number(WORDPRESS_PORT), shopUrl: SHOP_URL },
    secret: CONTENT_WEBHOOK_SECRET,
    report: (text) => process.send?.({ type: 'progress', text }),
  })
  closeWithGrace({ delay: graceMilliseconds }, () => wordpress.stop())
  const admin = `${wordpress.url}/wp-admin/  user: editor, password in ${join(data, 'password')}`
  process.send?.({ type: 'ready', url: wordpress.url, lines: [`WordPress  ${admin}`] })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
