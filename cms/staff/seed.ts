import { z } from 'zod'
import type { Report } from '#cms/core/context.ts'
import { drawAhead, drawAll } from '#cms/media/plates/drawAhead.ts'
import { describeKept, listExamples, seed, seedSynthetic } from '#cms/seed/seed.ts'
import { ContractProblem } from '#contract/problem.ts'
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
    await drawAhead(cms)
    return `A synthetic catalogue of ${products.toLocaleString('en-US')} products is stored.`
  }
  await seed(cms, progress, { isForced: true })
  await drawAhead(cms)
  const kept = await describeKept(cms.database)
  const examples = await listExamples(cms)
  cms.notices.add(['/'])
  return [
    'Pages, menus and the catalogue match the files of the project.',
    ...(kept.length > 0
      ? [`Left as sales and people changed it:`, ...kept.map((each) => `- ${each}`)]
      : []),
    ...(examples.length > 0
      ? ['Not shown, because it is the example’s:', ...examples.map((each) => `- ${each}`)]
      : []),
  ].join('\n')
}

/** Draws all images of the shop, whose content is stored first if need be. */
export const runDraw: Operation<object, string> = async (cms, _, report) => {
  if (!cms.media.studio)
    throw new ContractProblem(
      'not_found',
      'Nothing can draw images: the folder studio/ does not exist.',
    )
  const progress = textProgress(report)
  await seed(cms, progress)
  const { drawn, failed } = await drawAll(cms, progress)
  if (failed > 0) throw new Error(`${failed} images could not be drawn: the log says why.`)
  return drawn > 0 ? `${drawn} files were drawn.` : 'All images are drawn already.'
}

const textProgress =
  (report: Report) =>
  (text: string, done = 0, total = 0) =>
    report({ text, done, total })
