import {
  type CallBody,
  type CallName,
  type CallNameWith,
  type CallParameterName,
  type CallQueryName,
  type CallResponse,
  type Calls,
  calls,
} from '@vitrine/contract/calls/calls.ts'
import type { FormData } from 'undici'
import type { z } from 'zod'
import type { Language } from '../generated/resolvers.ts'
import type { ResponseParser } from '../responses/responseParser.ts'

/**
 * Encodes one segment of a path; undefined for text that is empty, `.` or `..`, too long, or with NUL, which Postgres
 * cannot store.
 */
function segment(text: string): string | undefined {
  if (text === '' || text === '.' || text === '..' || text.length > 200) return undefined
  return text.isWellFormed() && !text.includes('\0') ? encodeURIComponent(text) : undefined
}

/** A query parameter: undefined ones are omitted, lists are comma-separated. */
type QueryValue = string | number | readonly string[] | null | undefined

/** The calls whose responses the gateway reads. */
type ReadableCall = CallNameWith<{ response: z.ZodType; isAtRoot?: never }>
type ReadCall = ReadableCall & CallNameWith<{ method: 'GET' }>
/** Calls whose response is the same for every visitor. */
export type PublicCall = ReadCall & CallNameWith<{ access: 'public' }>
/** Calls that read the visitor's own data. */
export type PersonalCall = Exclude<ReadCall, PublicCall>
/** Calls that change something. */
export type WriteCall = Exclude<ReadableCall, ReadCall>

/** The parameters of a call, in its path, its query and its headers. */
export type Parameters<Name extends CallName> = ([CallParameterName<Name>] extends [never]
  ? unknown
  : { params: Record<CallParameterName<Name>, string | number> }) & {
  query?: [CallQueryName<Name>] extends [never]
    ? never
    : { [Key in CallQueryName<Name>]?: QueryValue }
  headers?: Record<string, string>
}

/** The parameters and the body of a write. */
export type Written<Name extends CallName> = Parameters<Name> &
  (Calls[Name] extends { consumes: 'multipart/form-data' }
    ? { body: FormData }
    : Calls[Name] extends { body: z.ZodType }
      ? { body: CallBody<Name> }
      : unknown)

/** The last argument of a call, which may be left out when nothing in it is required. */
export type Rest<Sent> = Record<never, never> extends Sent ? [sent?: Sent] : [sent: Sent]

/** A parser that reads every response of a call. */
export type ParserFor<Name extends CallName, T, Contract extends z.ZodType> = ResponseParser<
  T,
  Contract
> &
  (z.output<CallResponse<Name>> extends z.input<Contract>
    ? unknown
    : ResponseParser<T, CallResponse<Name>>)

/** A call with the values that it is sent with. */
export interface Sent {
  name: CallName
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, QueryValue>>
  headers?: Record<string, string>
  body?: unknown
}

/**
 * The path and query of a call, which name a language other than English and are the key of the response in every
 * cache; undefined for a parameter that cannot be in a path.
 */
export function callAddress({ name, params = {}, query = {} }: Sent, language: Language) {
  let isValid = true
  const path = calls[name].path.replace(/:(\w+)/g, (_, key) => {
    const text = segment(String(params[key]))
    isValid &&= text !== undefined
    return text ?? ''
  })
  return isValid ? path + search(language === 'EN' ? query : { ...query, lang: 'th' }) : undefined
}

function search(query: Readonly<Record<string, QueryValue>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value
    if (text !== undefined && text !== null && text !== '') parameters.set(name, String(text))
  }
  const text = parameters.toString()
  return text && `?${text}`
}
