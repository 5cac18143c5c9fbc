import type { Server } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { asc, eq, sql } from 'drizzle-orm'
import type { Cms } from './context.ts'
import { listingPositions, pictures, products } from './database/schema/catalog.ts'
import { pages } from './database/schema/content.ts'

type Report = (text: string, done?: number, total?: number) => void

const firstCards = 12

/** Draws what the first screens of / and /shop show, in the files that browsers ask for first. */
export async function warmFirstScreens(cms: Cms, report: Report): Promise<void> {
  const [desktop, mobile] = await firstBanners(cms)
  const cards = await cardPictures(cms, firstCards)
  const wanted: [string[], width: number][] = [
    [[desktop].flatMap((id) => id ?? []), 1920],
    [[mobile].flatMap((id) => id ?? []), 768],
    [cards, 480],
  ]
  const total = wanted.reduce((sum, [ids]) => sum + ids.length, 0)
  let done = 0
  const onProgress = () => report('drawing the first pictures', ++done, total)
  for (const [ids, width] of wanted) {
    const files = { widths: [width], formats: ['avif'] as const, onProgress }
    const { failed } = await cms.pictures.warm(ids, files)
    for (const problem of failed) cms.log.error({ problem }, 'picture')
  }
}

/** How long nobody may have asked for anything before a picture is drawn ahead. */
const quiet = 2000

/** What is drawn ahead: AVIF, which nearly every browser takes; first what phones and cards ask for. */
const passes = [
  [320, 480, 768],
  [1200, 1920],
] as const

/** Whether every core of this machine has had work for the last minute; Windows does not say and counts as free. */
const machineIsBusy = () => (loadavg()[0] ?? 0) > availableParallelism()

/** Draws all other pictures while nobody asks for anything and the machine is free, those of the first pages first. */
export function startWarming(
  cms: Cms,
  server: Server,
  isBusy: () => boolean = machineIsBusy,
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const { signal } = stopped
  let lastRequest = Number.NEGATIVE_INFINITY
  server.on('request', () => {
    lastRequest = performance.now()
  })
  const untilQuiet = async () => {
    for (;;) {
      const wait = isBusy() ? quiet : lastRequest + quiet - performance.now()
      if (wait <= 0) return
      await delay(wait, undefined, { signal, ref: false })
    }
  }
  const work = (async () => {
    const ids = await allPictures(cms)
    for (const widths of passes) {
      for (const id of ids) {
        await untilQuiet()
        if (signal.aborted) return
        const { failed } = await cms.pictures.warm([id], { widths, formats: ['avif'], signal })
        for (const problem of failed) cms.log.error({ problem }, 'picture')
      }
    }
  })().catch((error: unknown) => {
    if (!signal.aborted) cms.log.error({ err: error }, 'drawing ahead failed')
  })
  return {
    stop: () => {
      stopped.abort()
      return work
    },
  }
}

async function firstBanners({ database }: Cms) {
  const [home] = await database
    .select({ body: pages.body })
    .from(pages)
    .where(eq(pages.slug, 'home'))
  const slider = home?.body.blocks?.find((block) => block.type === 'banner-slider')
  const [slide] = slider?.slides ?? []
  return slide ? [slide.desktop.id, slide.mobile.id] : []
}

async function cardPictures({ database }: Cms, limit: number) {
  const rows = await database
    .select({ id: sql<string | null>`${products.card} -> 'image' ->> 'id'` })
    .from(products)
    .innerJoin(listingPositions, eq(listingPositions.productId, products.id))
    .where(eq(listingPositions.order, 'default'))
    .orderBy(asc(listingPositions.position))
    .limit(limit)
  return rows.flatMap(({ id }) => id ?? [])
}

async function allPictures(cms: Cms) {
  const cards = await cardPictures(cms, 1000)
  const all = await cms.database.select({ id: pictures.id }).from(pictures).orderBy(pictures.id)
  return new Set([...(await firstBanners(cms)), ...cards, ...all.map(({ id }) => id)])
}
