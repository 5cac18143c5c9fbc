import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Changes } from './rows'

/** The lock under which numbers are assigned: a reader that has seen one then has seen all lower ones. */
const numbering = 7_215_093

/** The maximum number of ids in a response, whose number is that of the last id. */
const maxSubjects = 1000

/** Gives these ids new numbers, and stores each once, so that the table does not grow with its changes. */
export async function addChanges(database: Knex, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return
  await database.transaction(async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(?)', [numbering])
    await transaction('shop_change')
      .insert(
        subjects.map((subject) => ({
          subject,
          number: transaction.raw(`nextval('shop_change_number')`),
        })),
      )
      .onConflict('subject')
      .merge()
  })
}

/** The ids that have changed after a number, or only the last number without one. */
export async function changesSince(database: Knex, since: number | undefined): Promise<Changes> {
  if (since === undefined) {
    const last = await database('shop_change').max({ number: 'number' }).first()
    return { number: Number(last?.['number'] ?? 0), subjects: [] }
  }
  const rows: { subject: string; number: string }[] = await database('shop_change')
    .select('subject', 'number')
    .where('number', '>', since)
    .orderBy('number')
    .limit(maxSubjects)
  return {
    number: Number(rows.at(-1)?.number ?? since),
    subjects: rows.map(({ subject }) => subject),
  }
}
