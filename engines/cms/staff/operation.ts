import { inputMessage } from '@vitrine/commerce/inputMessage.ts'
import { invalidInput } from '@vitrine/commerce/problem.ts'
import type { StaffRole } from '@vitrine/commerce/staff/people.ts'
import { typedForm } from '@vitrine/contract/typedText.ts'
import { z } from 'zod'
import type { Cms, Operation, Report } from '#cms/core/context.ts'
import type { Audited } from './audit.ts'

const OrderSeen = z.object({
  seen: z.number('Send the version of the order that you have read').int().meta({
    description: 'The version of its order that the sender has read',
  }),
})

/** The kind of state that an operation moves. */
type Moved = 'money' | 'stock' | 'status' | 'texts' | 'emails' | 'people' | 'access' | 'secrets'

/** The fields that an input must have. */
type Required<Input> = {
  [Key in keyof Input & string]: undefined extends Input[Key] ? never : Key
}[keyof Input & string]

/** The field with what the sender has read: `seen`, or rows that each have it. */
type SeenField<Input> = {
  [Key in Required<Input>]: Key extends 'seen'
    ? Key
    : Input[Key] extends readonly { seen: unknown }[]
      ? Key
      : never
}[Required<Input>]

/**
 * The guard of an operation against repetition and against changes that the sender has not read (security.staff.once),
 * compared or claimed in the transaction of the change, under the lock of its target.
 */
type Guard<Input> =
  /** `seen`, which the input gets, is the version of the order: its lock compares it. */
  | 'order'
  /** The operation compares what the sender has read. */
  | { seen: SeenField<Input> }
  /** The field has effect once: an idempotency key, or a name that only one can have. */
  | { once: Required<Input> }

type Change<Input> =
  | {
      moves: 'nothing'
      audit?: (input: Input) => Audited
      /** The personal data that it shows: recorded once for each hour, since pages read it again and again. */
      view?: (input: Input) => Audited
    }
  | { moves: Moved; guard: Guard<Input>; audit: (input: Input) => Audited }
  /** A job of the command line, which runs one at a time and reads what it changes under its own lock. */
  | { moves: Moved; guard: 'job'; roles: readonly []; audit: (input: Input) => Audited }

type Description<Input extends z.ZodType, Output extends z.ZodType> = {
  summary: string
  /**
   * The roles that may use it in the back office, unlike the command line, which has the secret of the host and may do
   * everything.
   */
  roles: readonly StaffRole[]
  input: Input
  output: Output
  /** Whether its texts are files, in which every character counts. */
  hasFiles?: boolean
} & Change<z.output<Input>>

/** An operation with its input and output as they are described, checked and recorded. */
export interface StaffOperation {
  summary: string
  roles: readonly StaffRole[]
  input: z.ZodType
  output: z.ZodType
  moves: Moved | 'nothing'
  /** The field without which it is rejected, or null for one that moves nothing and for jobs of the command line. */
  guardField: string | null
  /** Throws invalid when the input does not match. */
  read(given: unknown): {
    audited: Audited | undefined
    viewed: Audited | undefined
    /** The version of the order that the sender has read. */
    seen: number | undefined
    run(cms: Cms, report: Report): Promise<unknown>
  }
}

/** Defines an operation of staff, with its input schema, roles and guard. */
export function operation<Input extends z.ZodType, Output extends z.ZodType>(
  description: Description<Input, Output>,
  work: Operation<z.output<Input>, z.input<Output>>,
): StaffOperation {
  const { summary, roles, output, moves, audit, hasFiles = false } = description
  const view = 'view' in description ? description.view : undefined
  const guard = moves === 'nothing' ? null : description.guard
  const isOfOrder = guard === 'order'
  const input: z.ZodType =
    isOfOrder && description.input instanceof z.ZodObject
      ? description.input.extend(OrderSeen.shape)
      : description.input
  return {
    ...{ summary, roles, input, output, moves, guardField: fieldOf(guard) },
    read(given) {
      const read = input.safeParse(hasFiles ? given : typedForm(given), { error: inputMessage })
      if (!read.success) throw invalidInput(read.error)
      const data = read.data as z.output<Input>
      return {
        audited: audit?.(data),
        viewed: view?.(data),
        seen: isOfOrder ? OrderSeen.parse(read.data).seen : undefined,
        run: (cms, report) => work(cms, data, report),
      }
    },
  }
}

function fieldOf(
  guard: 'order' | 'job' | { seen: string } | { once: string } | null,
): string | null {
  if (guard === null || guard === 'job') return null
  if (guard === 'order') return 'seen'
  return 'seen' in guard ? guard.seen : guard.once
}
