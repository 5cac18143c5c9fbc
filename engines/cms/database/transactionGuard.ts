import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Sql, TransactionSql } from 'postgres'
import { isConnectionLoss } from './connectionLoss.ts'

const insideTransaction = new AsyncLocalStorage<true>()

/**
 * Throws when called from within a transaction, because the embedded database has one connection, and a statement
 * outside the transaction would deadlock.
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
    if (!isWork(work)) throw new TypeError('A transaction needs a callback')
    const connection = { isLost: false }
    const guarded = (sql: TransactionSql) =>
      insideTransaction.run(true, () => withoutLostConnection(sql, work, connection))
    const begun: Promise<unknown> = Reflect.apply(begin, pool, [...parameters, guarded])
    return begun.catch((error) => {
      connection.isLost = true
      throw error
    })
  }
  return Object.assign(pool, {
    unsafe: (...parameters: Parameters<typeof unsafe>) => {
      rejectInsideTransaction()
      return Reflect.apply(unsafe, pool, parameters)
    },
    begin: guardedBegin,
  })
}

type Work = (sql: TransactionSql) => unknown
const isWork = (value: unknown): value is Work => typeof value === 'function'
const never = new Promise<never>(() => {})

/**
 * Runs the work of a transaction and sends nothing once its connection is lost, not even the rollback: the driver would
 * write to a closed socket, which ends the process (porsager/postgres#1208). `begin` rejects when the connection
 * closes, and the work stays pending.
 */
async function withoutLostConnection(
  sql: TransactionSql,
  work: Work,
  connection: { isLost: boolean },
): Promise<unknown> {
  try {
    const result = await work(guardScope(sql, connection))
    // The work may have handled the error; the driver would still roll back.
    return connection.isLost ? never : result
  } catch (error) {
    if (connection.isLost || isConnectionLoss(error)) return never
    throw error
  }
}

/** Guards a transaction, and those nested in it. */
function guardScope(sql: TransactionSql, connection: { isLost: boolean }): TransactionSql {
  const { unsafe, savepoint } = sql
  return Object.assign(sql, {
    unsafe: (...parameters: Parameters<typeof unsafe>) => {
      if (connection.isLost) throw new Error('The connection to the database was lost.')
      return noticeLoss(Reflect.apply(unsafe, sql, parameters), connection)
    },
    savepoint: (work: Work) =>
      Reflect.apply(savepoint, sql, [
        (inner: TransactionSql) => withoutLostConnection(inner, work, connection),
      ]),
  })
}

/**
 * Notices a lost connection before the statement's promise rejects, without awaiting the statement, which would send it
 * too early.
 */
function noticeLoss<Statement extends object>(
  statement: Statement,
  connection: { isLost: boolean },
): Statement {
  const reject: unknown = Reflect.get(statement, 'reject')
  if (typeof reject !== 'function')
    throw new TypeError('This version of postgres rejects elsewhere.')
  return Object.assign(statement, {
    reject: (error: unknown) => {
      if (isConnectionLoss(error)) connection.isLost = true
      return Reflect.apply(reject, statement, [error])
    },
  })
}
