import { storesMachine } from '@vitrine/machines/stores/stores.ts'
import { publicUrl } from '@vitrine/web/core/flight/publicFields.ts'
import { privateNumber, scrubber } from '@vitrine/web/core/flight/scrub.ts'
import { type FlightStep, stepsFrom } from '@vitrine/web/core/flight/steps.ts'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'

describe('a session recording', () => {
  test('records each event with the resulting state and the transitions taken', () => {
    const steps: FlightStep[] = []
    const actor = createActor(storesMachine, {
      input: {},
      inspect: stepsFrom((step) => steps.push(step)),
    })
    actor.start()
    actor.send({ type: 'store.selected', slug: 'order 1042' })
    expect(steps.map(({ machine, event, value }) => [machine, event.type, value])).toEqual([
      ['stores', 'xstate.init', { map: 'overview', distance: 'idle' }],
      ['stores', 'store.selected', { map: 'detail', distance: 'idle' }],
    ])
    expect(steps[1]).toMatchObject({ number: 1, context: { selected: '(text 1)' } })
    expect(steps[1]?.taken).toHaveLength(1)
  })

  test('keeps public values, and replaces others by numbered placeholders that show which are equal', () => {
    const scrub = scrubber()
    const context = {
      quantity: 2,
      maximum: 812_345_678,
      chosen: { size: 'm', colour: 'ploy@example.com' },
      key: 'c4ca4238a0b923820dcc509a6f75849b',
      busy: ['c4ca4238a0b923820dcc509a6f75849b'],
      words: '',
      term: ' 081 234 5678',
      typed: '081 234 5678 ',
      short: 'ส',
      seed: 7,
      isMerged: true,
      failure: new Error('No account of ploy@example.com'),
      answered: () => undefined,
      cart: createActor(storesMachine, { input: {} }),
      slip: new Blob(['ploy']),
      'ploy@example.com': null,
      wrong: Number.NaN,
    }
    expect(scrub('cart', context)).toEqual({
      quantity: 2,
      maximum: privateNumber,
      chosen: { size: 'm', colour: '(text 1)' },
      key: '(text 2)',
      busy: ['(text 2)'],
      words: '',
      term: '(text 3)',
      typed: '(text 3)',
      short: '~4',
      seed: privateNumber,
      isMerged: true,
      failure: { message: '(text 5)' },
      answered: '(a function)',
      cart: '(an actor)',
      slip: '(an object)',
      '(text 1)': null,
      wrong: '(not a number)',
    })
  })

  test.each([
    [
      '/checkout/order-received/2291187658?key=0hHuQTFm_Kb55V',
      '/checkout/order-received/2291187658',
    ],
    ['/my-account/lost-password?show-reset-form=true&key=S3cret', '/my-account/lost-password'],
    ['/search/ploy%40example.com?page=2', '/search/(text)'],
    ['/product/silk-slip-dress#reviews', '/product/silk-slip-dress'],
    ['/0812345678', '/(text)'],
    ['/', '/'],
  ])('the URL %s is recorded as %s', (url, recorded) => {
    expect(publicUrl(url)).toBe(recorded)
  })
})
