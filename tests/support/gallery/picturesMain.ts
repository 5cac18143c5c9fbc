import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { requireChromium } from '../../../scripts/lib/chromium.mjs'
import { pictures } from './pictures.ts'

const folder = join(import.meta.dirname, '../../../docs/images')
const [address, ...names] = process.argv.slice(2)
const unknown = names.filter((name) => !(name in pictures))
if (!address || unknown.length > 0) {
  console.error(
    `${unknown.length > 0 ? `Unknown picture: ${unknown.join(', ')}. ` : ''}Run: npm run pictures -- http://localhost:3000 [${Object.keys(pictures).join(' ')}]`,
  )
  process.exitCode = 1
} else {
  const executablePath = await requireChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  for (const [name, take] of Object.entries(pictures)) {
    if (names.length > 0 && !names.includes(name)) continue
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      timezoneId: 'Asia/Bangkok',
      reducedMotion: 'reduce',
    })
    const picture = await take(context)
    await sharp(picture)
      .png({ palette: true })
      .toFile(join(folder, `gallery-${name}.png`))
    console.log(`docs/images/gallery-${name}.png`)
    await context.close()
  }
  await browser.close()
}
