import type { Clock } from '@vitrine/contract/clock.ts'
import type { FastifyRequest } from 'fastify'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import type { appointments, enquiries } from '#cms/database/schema/content.ts'
import type { Field, Values } from './fields.ts'

export type FormTable = typeof enquiries | typeof appointments

/** The CMS, clock and request with which a form is opened. */
export interface FormContext {
  cms: Cms
  clock: Clock
  request: FastifyRequest
}

/** The metadata of a submission. */
export interface Receipt {
  submission: string
  source: string
  submittedAt: Date
}

/** The result of validation: errors by field, or a function that saves the submission. */
export type ParsedForm =
  | { fieldErrors: Values }
  | { save(transaction: Database, receipt: Receipt): Promise<unknown> }

/** The fields of a form at a moment, with their validation. */
export interface OpenForm {
  fields: readonly Field[]
  read(values: Values): ParsedForm
}

/** A form that is shown in an iframe. */
export interface FramedForm {
  /** The name of the form's call. */
  name: 'forms.contact' | 'forms.appointment'
  title: string
  resizeType: string
  /** The type of the message that reports a successful submission to the parent. */
  submittedType: string
  submitLabel: string
  /** The message after a successful submission. */
  thanks: string
  table: FormTable
  /** The form at this moment, or why it is closed. */
  open(context: FormContext): Promise<OpenForm | { closed: string }>
}
