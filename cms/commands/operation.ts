import type { Cms } from '#cms/context.ts'

/** Progress of a long operation. */
export interface Progress {
  text: string
  done: number
  total: number
}

/** An operation of the command line, run in the process of the CMS. */
export type Operation<Input, Result> = (
  cms: Cms,
  input: Input,
  report: (progress: Progress) => void,
) => Promise<Result>
