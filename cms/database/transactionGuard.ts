import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Sql } from 'postgres'

const insideTransaction = new AsyncLocalStorage<true>()

/**
 * Throws when called from within a transaction. The embedded database has one connection, so a
 * statement that goes past its own transaction would wait for itself for ever.
 */
function refuseInsideTransaction() {
  if (insideTransaction.getStore()) {
    throw new Error('Use the transaction that was handed to you: this statement goes past it')
  }
}

/** The embedded Postgres, whose transactions cannot wait for themselves. */
export class EmbeddedPostgres extends PGlite {
  override query: PGlite['query'] = (...parameters) => {
    refuseInsideTransaction()
    return super.query(...parameters)
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    refuseInsideTransaction()
    return super.transaction((transaction) => insideTransaction.run(true, () => work(transaction)))
  }
}

/** Holds a connection pool to the same rule, so that both databases fail alike. */
export function guardPool(pool: Sql): Sql {
  const { unsafe, begin } = pool
  const guardedBegin = async (...parameters: unknown[]) => {
    refuseInsideTransaction()
    const work = parameters.pop()
    if (typeof work !== 'function') throw new TypeError('A transaction needs its work')
    const guarded = (sql: unknown) => insideTransaction.run(true, () => work(sql))
    return Reflect.apply(begin, pool, [...parameters, guarded])
  }
  return Object.assign(pool, {
    unsafe: (...parameters: Parameters<typeof unsafe>) => {
      refuseInsideTransaction()
      return Reflect.apply(unsafe, pool, parameters)
    },
    begin: guardedBegin,
  })
}
