import { expect, test } from 'vitest'
import { readEnvironment } from '#medusa/launch/environment.ts'

const needed = {
  DATABASE_URL: 'postgres://127.0.0.1/medusa',
  REDIS_URL: 'redis://127.0.0.1:6379',
}

test('the engine starts with its two servers alone', () => {
  expect(readEnvironment(needed)).toMatchObject({
    MEDUSA_PORT: 9000,
    MEDUSA_ADMIN: '1',
    ADMIN_EMAIL: 'staff@vitrine.example',
    VITRINE_DATA: '.data',
  })
})

test.each([
  ['DATABASE_URL', '', 'DATABASE_URL='],
  ['DATABASE_URL', 'mysql://127.0.0.1/medusa', 'DATABASE_URL=mysql://127.0.0.1/medusa'],
  ['REDIS_URL', 'localhost', 'REDIS_URL=localhost'],
  ['MEDUSA_PORT', '90000', 'MEDUSA_PORT=90000'],
  ['MEDUSA_ADMIN', 'no', 'MEDUSA_ADMIN=no'],
  ['SEED_PRODUCTS', 'all', 'SEED_PRODUCTS=all: must be a whole number from 0 to 999999'],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD: Too small'],
])('a start with %s “%s” is refused with its name', (name, value, message) => {
  expect(() => readEnvironment({ ...needed, [name]: value })).toThrow(message)
  expect(() => readEnvironment({ ...needed, [name]: value })).toThrow(
    'The engine cannot start with these variables.',
  )
})
