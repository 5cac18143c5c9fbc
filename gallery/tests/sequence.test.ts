import type { FlightRequest } from '@vitrine/web/core/flight/requests.ts'
import { describe, expect, test } from 'vitest'
import { toMermaidSequence } from '#gallery/sequence/mermaid.ts'
import type { SequenceStep } from '#gallery/sequence/received.ts'
import { createSequence } from '#gallery/sequence/sequence.ts'

const step = (at: number, machine: string, type: string, more: object = {}): SequenceStep => ({
  at,
  machine,
  session: `page1 ${machine}`,
  event: { type },
  value: 'busy',
  context: {},
  taken: ['x'],
  number: at,
  ...more,
})

const request: FlightRequest = {
  at: 20,
  page: 'page1',
  operation: 'AddToCart',
  status: 200,
  time: 30,
  id: 'id',
  cache: '',
  calls: [
    { name: 'cart.add', status: 'CMS_TIMEOUT', cache: 'none', fault: 'hang', time: 25 },
    { name: 'products.read', status: '-', cache: 'hit', time: 0 },
  ],
}

const steps = [
  step(10, 'selection', 'add.requested'),
  step(12, 'cart', 'line.added', { sender: 'page1 selection', times: 2 }),
  step(60, 'cart', 'xstate.error.actor.addLine', { sender: 'addLine' }),
]

describe('a sequence', () => {
  test('has the messages of machines, network and CMS in the order of their time', () => {
    const { lifelines, messages } = createSequence(steps, [request])
    expect(lifelines.map(({ label }) => label)).toEqual([
      ...['Shopper', 'Page', 'Gateway', 'CMS', 'selection', 'cart'],
    ])
    expect(messages.map(({ from, to, label }) => [from, to, label])).toEqual([
      ['shopper', 'page1 selection', 'add.requested → busy'],
      ['page1 selection', 'page1 cart', 'line.added × 2 → busy'],
      ['browser', 'gateway', 'AddToCart'],
      ['gateway', 'cms', 'cart.add'],
      ['gateway', 'gateway', 'products.read hit'],
      ['cms', 'gateway', 'CMS_TIMEOUT in 25 ms, switched to hang'],
      ['gateway', 'browser', '200 in 30 ms'],
      ['page1 cart', 'page1 cart', 'addLine error → busy'],
    ])
    expect(messages.filter(({ kind }) => kind === 'failure').map(({ at }) => at)).toEqual([45, 60])
  })

  test('says where a value is masked, instead of a placeholder', () => {
    const event = { type: 'term.typed', term: '(text 1)', option: '~1', price: 999_999_999 }
    const masked = step(1, 'search', event.type, { event })
    expect(createSequence([masked], []).messages[0]?.label).toBe(
      'term.typed ((masked), (masked), (masked)) → busy',
    )
  })

  test('is written as Mermaid, without characters that end a message', () => {
    const text = toMermaidSequence(
      createSequence([step(1, 'cart', 'a;b'), step(2, 'cart', 'c#d')], [request]),
    )
    expect(text.split('\n').slice(0, 6)).toEqual([
      'sequenceDiagram',
      '  participant p0 as Shopper',
      '  participant p1 as Page',
      '  participant p2 as Gateway',
      '  participant p3 as CMS',
      '  participant p4 as cart',
    ])
    expect(text).toContain('  p0->>p4: a#59;b → busy\n  p0->>p4: c#35;d → busy\n')
    expect(text).toContain('  p3--xp2: CMS_TIMEOUT in 25 ms, switched to hang\n')
  })
})
