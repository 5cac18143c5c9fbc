import {
  type ContractViolation,
  ContractViolationError,
} from '@vitrine/contract/contractViolation.ts'
import { z } from 'zod'
import { unwrapped } from './generous/otherForms.ts'
import { GenerousReader } from './generous/readGenerously.ts'

/** Facts about a response beside its body. */
export interface Reading {
  /** The query parameters of the request. */
  query?: Readonly<Record<string, unknown>>
  /** The origins of the CMS and the shop, whose links lead to pages of the shop. */
  origins?: readonly string[]
}

/** A response that was read, with what had to be left out, or all violations of its contract. */
export type ParsedResponse<T> =
  | { value: T; losses: readonly ContractViolation[] }
  | { violations: readonly ContractViolation[] }

/** Notes that something was left out of a response, or was read as something else. */
export type NoteLoss = (field: string, problem: string) => void

/** Parses a response body: returns a value of the schema's type, or the violations of the contract. */
export interface ResponseParser<T, Contract extends z.ZodType = z.ZodType> {
  (body: unknown, reading?: Reading): ParsedResponse<T>
  contract: Contract
  /** Converts a body that fulfils the contract to the schema's type. */
  convert: Conversion<Contract, T>
}

type Conversion<Contract extends z.ZodType, T> = (
  value: z.output<Contract>,
  note: NoteLoss,
  query: NonNullable<Reading['query']>,
) => T

/**
 * Creates a parser from a conversion and a contract, compiled on first use, that reads a body in another form than the
 * documented one generously.
 */
export function responseParser<Contract extends z.ZodType, T>(
  contract: Contract,
  convert: Conversion<Contract, T>,
): ResponseParser<T, Contract> {
  let compiled: Contract | undefined
  const parse = (body: unknown, { query = {}, origins = [] }: Reading = {}): ParsedResponse<T> => {
    compiled ??= z.compile(contract)
    const losses: ContractViolation[] = []
    let parsed = origins.length > 0 ? undefined : strictlyParsed(compiled, body)
    if (!parsed?.success) {
      const reader = new GenerousReader(origins)
      parsed = compiled.safeParse(reader.read(contract, unwrapped(contract, body)))
      losses.push(...reader.losses)
    }
    if (!parsed.success) return { violations: violationsOf(parsed.error) }
    const note: NoteLoss = (field, problem) => losses.push({ field, problem })
    try {
      return { value: convert(parsed.data, note, query), losses }
    } catch (error) {
      if (error instanceof ContractViolationError) return { violations: [error.violation] }
      throw error
    }
  }
  return Object.assign(parse, { contract, convert })
}

/** Parses a body in the documented form; undefined if it is nested so deeply that the stack overflows. */
function strictlyParsed<Contract extends z.ZodType>(contract: Contract, body: unknown) {
  try {
    return contract.safeParse(body)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const violationsOf = ({ issues }: z.ZodError): ContractViolation[] =>
  issues.map(({ path, message }) => ({ field: path.join('.') || '(whole)', problem: message }))

/** Creates a parser for a contract whose values already have the schema's type. */
export const plainResponseParser = <Contract extends z.ZodType>(contract: Contract) =>
  responseParser(contract, (value) => value)
