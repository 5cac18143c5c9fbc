import { z } from 'zod'
import type { Report } from '#cms/core/context.ts'
import { describeKept, listExamples, seed, seedSynthetic } from '#cms/seed/seed.ts'
import type { Operation } from '../core/context.ts'

export const SeedInput = z.object({ products: z.number().int().min(1).max(1_000_000).nullable() })

/** Replaces pages and catalogue with those of the project's files, or with a synthetic catalogue. */
export const runSeed: Operation<z.infer<typeof SeedInput>, string> = async (
  cms,
  { products },
  report,
) => {
  const progress = textProgress(report)
  if (products !== null) {
    await seedSynthetic(cms, products, progress)
    return `A synthetic catalogue of ${products.toLocaleString('en-US')} products is stored.`
  }
  await seed(cms, progress, { isForced: true })
  const kept = await describeKept(cms.database)
  const examples = await listExamples(cms)
  cms.notices.add(['/'])
  return [
    'Pages, menus and the catalogue match the files of the project.',
    ...(kept.length > 0
      ? [`Left as sales and people changed it:`, ...kept.map((item) => `- ${item}`)]
      : []),
    ...(examples.length > 0
      ? ['Not shown, because it is the example’s:', ...examples.map((example) => `- ${example}`)]
      : []),
  ].join('\n')
}

const textProgress =
  (report: Report) =>
  (text: string, done = 0, total = 0) =>
    report({ text, done, total })
