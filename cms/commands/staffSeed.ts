import { z } from 'zod'
import { seed, seedSynthetic } from '#cms/seed.ts'
import type { Operation } from './operation.ts'

export const SeedInput = z.object({ products: z.number().int().min(1).max(1_000_000).nullable() })

/** Stores the project's pages and catalogue anew, or a synthetic catalogue in its place. */
export const runSeed: Operation<z.infer<typeof SeedInput>, string> = async (
  cms,
  { products },
  report,
) => {
  const tell = (text: string, done = 0, total = 0) => report({ text, done, total })
  if (products !== null) {
    await seedSynthetic(cms, products, tell)
    return `A synthetic catalogue of ${products.toLocaleString('en-US')} products is stored.`
  }
  await seed(cms, tell, { isForced: true })
  return 'Pages, menus and the catalogue are as the files of the project say.'
}
