import { z } from 'zod'
import type { Cms, Operation, Report } from '#cms/core/context.ts'
import { invalidInput } from '#contract/problem.ts'
import type { StaffRole } from '#contract/staff/people.ts'
import { typedForm } from '#contract/typedText.ts'
import type { Audited } from './audit.ts'

interface Description<Input extends z.ZodType, Output extends z.ZodType> {
  summary: string
  /** The roles that may do it in the back office; the command line, which has the secret of the host, may do everything. */
  roles: readonly StaffRole[]
  input: Input
  output: Output
  /** Describes it for the records; absent for operations that change nothing. */
  audit?: (input: z.output<Input>) => Audited
  /** Whether its texts are files, in which every character counts. */
  hasFiles?: boolean
  /** Whether its `id` is the number of an order, whose version the sender may have `seen`. */
  isOfOrder?: boolean
}

/** An operation with its input and output as they are described, checked and recorded. */
export interface StaffOperation {
  summary: string
  roles: readonly StaffRole[]
  input: z.ZodType
  output: z.ZodType
  isOfOrder: boolean
  /** Throws invalid when the input does not match. */
  read(given: unknown): {
    audited: Audited | undefined
    run(cms: Cms, report: Report): Promise<unknown>
  }
}

/** The version of an order that the sender has read; without it the step is taken whatever has happened since. */
export const Seen = z.object({ seen: z.number().int().optional() })

/** Defines an operation of staff. */
export function operation<Input extends z.ZodType, Output extends z.ZodType>(
  { audit, isOfOrder = false, hasFiles = false, ...description }: Description<Input, Output>,
  work: Operation<z.output<Input>, z.input<Output>>,
): StaffOperation {
  const { input } = description
  return {
    ...description,
    input: isOfOrder && input instanceof z.ZodObject ? input.extend(Seen.shape) : input,
    isOfOrder,
    read(given) {
      const read = input.safeParse(hasFiles ? given : typedForm(given))
      if (!read.success) throw invalidInput(read.error)
      return {
        audited: audit?.(read.data),
        run: (cms, report) => work(cms, read.data, report),
      }
    },
  }
}
