import type { Cms } from '#cms/core/context.ts'
import type { Report } from '#cms/core/progress.ts'

/** An operation of the command line, run in the process of the CMS. */
export type Operation<Input, Result> = (cms: Cms, input: Input, report: Report) => Promise<Result>
