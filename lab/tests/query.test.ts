import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { query } from '#lab/bench/gatewayServers/query.ts'

test('the query of the benchmark is valid', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  expect(validate(schema, parse(query))).toEqual([])
})
