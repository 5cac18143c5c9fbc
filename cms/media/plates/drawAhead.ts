import { setTimeout as delay } from 'node:timers/promises'
import { asc, eq, sql } from 'drizzle-orm'
import type { Cms } from '#cms/context.ts'
import { listingPositions, pictures, products } from '#cms/database/schema/catalog.ts'
import { pages } from '#cms/database/schema/content.ts'
import { writeBacklog } from '../backlog.ts'
import type { Format } from '../formats.ts'
import type { PictureRequest } from '../requests.ts'
import { pictureVersion } from '../version.ts'

type Report = (text: string, done?: number, total?: number) => void

/** Cards of /shop that a first screen shows. */
const firstCards = 12

/** Cards whose pictures come first in the backlog. */
const earlyCards = 1000

const reportInterval = 200

/**
 * Draws the files that browsers load for the first screens of / and /shop, in the foreground, and
 * resolves when the studio has ended. A failure is logged: the shop then opens without them.
 */
export async function drawFirstScreens(
  { media, database, log }: Cms,
  report: Report,
): Promise<void> {
  try {
    const files = await firstFiles({ media, database })
    if ((await media.request(files)) === 0) return
    const drawing = new AbortController()
    const reporting = reportProgress(media, files, report, drawing.signal)
    await media.studio.runInForeground().finally(() => drawing.abort())
    await reporting
  } catch (error) {
    log.error({ err: error }, 'the pictures of the first screens could not be drawn')
  }
}

/**
 * Writes the list of all pictures, those of the first pages first, and starts the studio unless
 * DRAW_AHEAD is 0. Called again when the pictures of the shop have changed.
 */
export async function drawAhead({ media, database, environment, log }: Cms): Promise<void> {
  try {
    const rows = await database.select().from(pictures).orderBy(pictures.id)
    const specs = new Map(rows.map(({ id, spec }) => [id, spec]))
    const first = [...(await firstBanners(database)), ...(await cardPictures(database, earlyCards))]
    const ids = new Set([...first.filter((id) => specs.has(id)), ...specs.keys()])
    const entries = [...ids].flatMap((id) => {
      const spec = specs.get(id)
      return spec ? [{ id, version: pictureVersion(spec), spec }] : []
    })
    await writeBacklog(media.paths.backlog, entries)
    if (environment.DRAW_AHEAD === '1') media.studio.wake()
  } catch (error) {
    log.error({ err: error }, 'the list of pictures could not be written')
  }
}

async function reportProgress(
  media: Cms['media'],
  files: readonly PictureRequest[],
  report: Report,
  signal: AbortSignal,
) {
  while (!signal.aborted) {
    const stored = await Promise.all(files.map((file) => media.isStored(file)))
    report('drawing the first pictures', stored.filter(Boolean).length, files.length)
    await delay(reportInterval, undefined, { signal }).catch(() => {})
  }
}

async function firstFiles({ media, database }: Pick<Cms, 'media' | 'database'>) {
  const [desktop, mobile] = await firstBanners(database)
  const format: Format = 'avif'
  const files = [
    ...(desktop ? [{ id: desktop, width: 1920, format }] : []),
    ...(mobile ? [{ id: mobile, width: 768, format }] : []),
    ...(await cardPictures(database, firstCards)).map((id) => ({ id, width: 480, format })),
  ]
  const requests = await Promise.all(files.map((file) => media.requestFor(file)))
  return requests.filter((request) => request !== undefined)
}

async function firstBanners(database: Cms['database']) {
  const [home] = await database
    .select({ body: pages.body })
    .from(pages)
    .where(eq(pages.slug, 'home'))
  const slider = home?.body.blocks?.find((block) => block.type === 'banner-slider')
  const [slide] = slider?.slides ?? []
  return slide ? [slide.desktop.id, slide.mobile.id] : []
}

async function cardPictures(database: Cms['database'], limit: number) {
  const rows = await database
    .select({ id: sql<string | null>`${products.card} -> 'image' ->> 'id'` })
    .from(products)
    .innerJoin(listingPositions, eq(listingPositions.productId, products.id))
    .where(eq(listingPositions.order, 'default'))
    .orderBy(asc(listingPositions.position))
    .limit(limit)
  return rows.flatMap(({ id }) => id ?? [])
}
