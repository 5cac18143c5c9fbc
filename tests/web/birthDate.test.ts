import { expect, test } from 'vitest'
import { birthDateProblem } from '#contract/rules/birthDate.ts'
import { covers } from '#tests/support/clauses/covers.ts'
import { registerRules } from '#web/shop/customer/account/accountRules.ts'

const today = '2026-11-26'

test.each(['1990-02-28', '1992-02-29', '1900-01-01', today])('%s is a birth date', (date) => {
  expect(birthDateProblem(date, today)).toBeUndefined()
})

test.each([
  ['2533-02-28', 1990],
  ['2535-02-29', 1992],
  ['2443-01-01', 1900],
  ['2569-11-26', 2026],
])('the Buddhist year of %s is explained as %s', (date, year) => {
  covers('validation.register.birth-date-buddhist')
  const written = date.slice(0, 4)
  expect(birthDateProblem(date, today)).toBe(
    `The year ${written} is ${year} in this calendar. Please enter ${year}.`,
  )
})

test.each([
  ['0033-05-01', 'Please enter the year of your birth with four digits, such as 1990.'],
  ['0090-05-01', 'Please enter the year of your birth with four digits, such as 1990.'],
  ['1700-05-01', 'Please enter a birth date after 1899.'],
  ['1899-12-31', 'Please enter a birth date after 1899.'],
  ['2027-01-01', 'Please enter a birth date that is not later than today'],
  ['2400-01-01', 'Please enter a birth date that is not later than today'],
  ['1990-02-30', 'Please enter a birth date that is not later than today'],
])('%s is rejected by the form with "%s"', (birthDate, message) => {
  covers('validation.register.birth-date-year')
  const { error } = registerRules(today).safeParse({ birthDate })
  const found = error?.issues.find(({ path }) => path[0] === 'birthDate')
  expect(found?.message).toBe(message)
})
