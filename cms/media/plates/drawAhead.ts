import { availableParallelism } from 'node:os'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/openDatabase.ts'
import { storedImages } from '#database/schema/catalog.ts'
import { pages } from '#database/schema/content.ts'
import type { RenditionFile } from '#server/media/imageFiles.ts'
import { widthsOf } from '../formats.ts'
import type { MediaLibrary } from '../library.ts'
import type { ImageFile } from '../studioProcess.ts'
import { firstRows } from './firstRows.ts'
import { atPositions, galleryFiles, imagesOf } from './neighbours.ts'

/** The parts of the CMS that drawing ahead uses. */
interface Drawing {
  media: MediaLibrary
  database: Database
  environment: { DRAW_AHEAD: '0' | '1' }
  log: FastifyBaseLogger
}

type Report = (text: string, done?: number, total?: number) => void

/** Cards of /shop that a first screen shows. */
const firstCards = 12

const format = 'avif'

/**
 * Draws the files that browsers load for the first screens of / and /shop, at normal priority and on all processors, and
 * with DRAW_AHEAD those of the home page and of all listings' first rows (pages.images.first). A failure is logged: the
 * shop then opens without them.
 */
export async function drawFirstScreens(
  { media, database, environment, log }: Drawing,
  report: Report,
): Promise<void> {
  try {
    const home = await homeImages(database)
    const [desktop = '', mobile = ''] = home
    const cards = await imagesOf(database, atPositions(0, firstCards))
    const files = await media.missing([
      { id: desktop, width: 1920, format },
      { id: mobile, width: 768, format },
      ...cards.map(({ card }) => ({ id: card ?? '', width: 480, format }) as const),
      ...(environment.DRAW_AHEAD === '1'
        ? [
            ...home.map((id) => ({ id, width: 480, format }) as const),
            ...(await firstRows(database)),
          ]
        : []),
    ])
    await drawNow(media, { isBackground: false }, files, (done) =>
      report('drawing the first pictures', done, files.length),
    )
  } catch (error) {
    log.error({ err: error }, 'the pictures of the first screens could not be drawn')
  }
}

/**
 * Draws what the first visitors are likely to see, at a low priority: the home page, the first cards of /shop and the
 * pages of their products. Does nothing if DRAW_AHEAD is 0. What lies further away is drawn around what is requested.
 */
export async function drawAhead({ media, database, environment, log }: Drawing): Promise<void> {
  if (environment.DRAW_AHEAD === '0') return
  try {
    const cards = await imagesOf(database, atPositions(0, firstCards))
    const home = await homeImages(database)
    const file = (width: number) => (id: string | null) =>
      ({ id: id ?? '', width, format }) as const
    const files: RenditionFile[] = [
      ...home.map(file(768)),
      ...[320, 768].flatMap((width) => cards.map(({ card }) => file(width)(card))),
      ...cards.map(({ second }) => file(480)(second)),
      ...cards.flatMap(galleryFiles),
    ]
    media.studio?.drawAhead(await media.missing(files))
  } catch (error) {
    log.error({ err: error }, 'the pictures of the first pages could not be found')
  }
}

/** Draws every width of all images as AVIF, which nearly every browser accepts. */
export async function drawAll({ media, database }: Drawing, report: Report): Promise<Drawn> {
  const rows = await database.select().from(storedImages).orderBy(storedImages.id)
  const files = await media.missing(
    rows.flatMap(({ id, spec }) => widthsOf(spec).map((width) => ({ id, width, format }) as const)),
  )
  return drawNow(media, {}, files, (done) => report('drawing pictures', done, files.length))
}

interface Drawn {
  drawn: number
  /** Files that cannot be drawn. */
  failed: number
}

/** Draws files on all processors. Rejects when the studio fails. */
async function drawNow(
  media: MediaLibrary,
  options: { isBackground?: boolean },
  files: readonly ImageFile[],
  onFile: (done: number) => void,
): Promise<Drawn> {
  let [drawn, failed] = [0, 0]
  const studio = media.createStudio({ ...options, lanes: availableParallelism() })
  if (!studio || files.length === 0) return { drawn, failed }
  try {
    await Promise.all(
      // The newest request is drawn first.
      files.toReversed().map(async (file) => {
        if (await studio.request(file)) drawn += 1
        else failed += 1
        onFile(drawn + failed)
      }),
    )
  } finally {
    await studio.close()
  }
  return { drawn, failed }
}

/** The images of the home page from its top: of each banner the wide and the tall crop. */
async function homeImages(database: Database): Promise<string[]> {
  const [home] = await database
    .select({ body: pages.body })
    .from(pages)
    .where(eq(pages.slug, 'home'))
  return (home?.body.blocks ?? []).flatMap((block) => {
    if (block.type === 'banner-slider')
      return block.slides.flatMap(({ desktop, mobile }) => [desktop.id, mobile.id])
    return block.type === 'tiles' ? block.tiles.flatMap(({ image }) => image?.id ?? []) : []
  })
}
