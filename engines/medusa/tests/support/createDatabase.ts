import { randomBytes } from 'node:crypto'
import postgres from 'postgres'

/** Creates an empty database on the server of another one, and returns its address. */
export async function createDatabase(databaseUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const sql = postgres(databaseUrl, { max: 1 })
  await sql.unsafe(`create database ${name}`)
  await sql.end()
  const address = new URL(databaseUrl)
  address.pathname = `/${name}`
  return address.href
}
