import type { Cms } from '#cms/context.ts'
import type { Report } from '#cms/progress.ts'

/** An operation of the command line, run in the process of the CMS. */
export type Operation<Input, Result> = (cms: Cms, input: Input, report: Report) => Promise<Result>
