import { readVariables } from '@vitrine/contract/service/readVariables.ts'
import { readEnvironment } from '@vitrine/gateway/server/environment.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { covers } from '#tests/support/clauses/covers.ts'

test('an invalid variable is named with its value, a secret without', () => {
  const schema = z.object({
    PORT: z.coerce.number('must be a port'),
    CMS_SECRET: z.string().min(40, 'must have at least 40 characters'),
    DATABASE_URL: z.url({ protocol: /^postgres$/, error: 'must be an address' }),
    CMS_URL: z.url('must be an address'),
  })
  const variables = {
    PORT: 'abc',
    CMS_SECRET: 'short',
    DATABASE_URL: 'user:password@host',
    CMS_URL: '',
  }
  expect(() => readVariables('The gateway', schema, variables)).toThrow(
    [
      'The gateway cannot start with these variables.',
      'PORT=abc: must be a port',
      'CMS_SECRET: must have at least 40 characters',
      'DATABASE_URL: must be an address',
      'CMS_URL=: must be an address',
    ].join('\n'),
  )
})

test('an empty variable counts as absent', () => {
  expect(readEnvironment({ PORT: '', CMS_URL: '' })).toMatchObject({
    port: 3000,
    cmsUrl: 'http://127.0.0.1:3001',
  })
})

test('the time for reads of the CMS is 2 s, or that of a variable within its limits', () => {
  covers('calls.timeout.read')

  expect(readEnvironment({}).timeouts).toEqual({ read: 2000, write: 7000 })
  expect(readEnvironment({ CMS_READ_TIMEOUT: '5000' }).timeouts).toEqual({
    read: 5000,
    write: 7000,
  })
  for (const value of ['99', '60001', '2.5', '2s'])
    expect(() => readEnvironment({ CMS_READ_TIMEOUT: value })).toThrow(
      `CMS_READ_TIMEOUT=${value}: must be`,
    )
})
