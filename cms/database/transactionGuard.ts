import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Sql } from 'postgres'

const insideTransaction = new AsyncLocalStorage<true>()

/**
 * Throws when called from within a transaction. The embedded database has one connection, so a
 * statement outside the transaction would deadlock.
 */
function rejectInsideTransaction() {
  if (insideTransaction.getStore()) {
    throw new Error('Database used inside a transaction. Use the transaction argument instead.')
  }
}

/** The embedded Postgres, which rejects statements that would deadlock. */
export class EmbeddedPostgres extends PGlite {
  override query: PGlite['query'] = (...parameters) => {
    rejectInsideTransaction()
    return super.query(...parameters)
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    rejectInsideTransaction()
    return super.transaction((transaction) => insideTransaction.run(true, () => work(transaction)))
  }
}

/** Applies the same rule to a connection pool, so that both databases behave alike. */
export function guardPool(pool: Sql): Sql {
  const { unsafe, begin } = pool
  const guardedBegin = async (...parameters: unknown[]) => {
    rejectInsideTransaction()
    const work = parameters.pop()
    if (typeof work !== 'function') throw new TypeError('A transaction needs a callback')
    const guarded = (sql: unknown) => insideTransaction.run(true, () => work(sql))
    return Reflect.apply(begin, pool, [...parameters, guarded])
  }
  return Object.assign(pool, {
    unsafe: (...parameters: Parameters<typeof unsafe>) => {
      rejectInsideTransaction()
      return Reflect.apply(unsafe, pool, parameters)
    },
    begin: guardedBegin,
  })
}
