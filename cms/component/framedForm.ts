import type { FastifyRequest } from 'fastify'
import type { Clock } from '#cms/clock.ts'
import type { Cms } from '#cms/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import type { appointments, enquiries } from '#cms/database/schema/content.ts'
import type { Field, Values } from './fields.ts'

/** The tables that framed forms are kept in. */
export type FormTable = typeof enquiries | typeof appointments

/** What a form's own rules are asked with. */
export interface FormContext {
  cms: Cms
  clock: Clock
  request: FastifyRequest
}

/** What stands beside the fields of whatever was sent. */
export interface Receipt {
  submission: string
  source: string
  submittedAt: Date
}

/** What reading a filled form comes to: complaints by field, or a way to keep it. */
export type Reading =
  | { complaints: Values }
  | { keep(transaction: Database, receipt: Receipt): Promise<unknown> }

/** A form as its frame offers it at this moment. */
export interface OpenForm {
  fields: readonly Field[]
  read(values: Values): Reading
}

/** A form that stands in a frame. */
export interface FramedForm {
  /** What QA switches and logs call it. */
  name: string
  url: string
  title: string
  resizeType: string
  submitLabel: string
  /** What is said once it has arrived. */
  thanks: string
  table: FormTable
  /** The form of this moment, or why there is none. */
  open(context: FormContext): Promise<OpenForm | { closed: string }>
}
