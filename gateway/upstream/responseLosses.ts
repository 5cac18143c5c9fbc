import type { ContractViolation } from '@vitrine/contract/contractViolation.ts'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'

/** The number of different losses that are remembered, and of losses of one response that are logged. */
const maxRemembered = 1000
const maxLogged = 10

/** The field of a list in general: `data.3.price` → `data.*.price`. */
const inGeneral = (field: string) => field.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')

/** Logs what had to be left out of responses of the CMS: each kind once for each call, as every visitor causes it again. */
export class ResponseLosses {
  readonly #logger: Pick<FastifyBaseLogger, 'warn'>
  readonly #known = new LRUCache<string, true>({ max: maxRemembered })

  constructor(logger: Pick<FastifyBaseLogger, 'warn'>) {
    this.#logger = logger
  }

  /** `call` is the name of the call, such as `products`, or its path. */
  report(call: string, losses: readonly ContractViolation[]) {
    const fresh = losses.filter(({ field, problem }) => {
      const key = `${call} ${inGeneral(field)} ${problem}`
      if (this.#known.has(key)) return false
      this.#known.set(key, true)
      return true
    })
    for (const { field, problem } of fresh.slice(0, maxLogged))
      this.#logger.warn({ call, field, problem }, 'a part of a response of the CMS is left out')
    if (fresh.length > maxLogged)
      this.#logger.warn(
        { call, count: fresh.length - maxLogged },
        'more parts of the response are left out',
      )
  }
}
