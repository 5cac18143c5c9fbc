import { instantOf } from '@vitrine/machines/countdown/deadline.ts'
import { campaignKey, isRunning } from '@vitrine/machines/popups/campaigns.ts'
import { popupsMachine } from '@vitrine/machines/popups/popups.ts'
import { popupsExamples } from '@vitrine/machines/popups/popupsExamples.ts'
import {
  newsletterSeconds,
  popupKinds,
  visiblePopup,
} from '@vitrine/machines/popups/popupsSetup.ts'
import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { covers } from '#tests/support/clauses/covers.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

const kinds: readonly string[] = popupKinds

const rank = (kind: string) => kinds.indexOf(kind)

const shown = (value: { queue: string }) => (value.queue === 'none' ? undefined : value.queue)

/** Whether the event that reports what the visitor does has been noted. */
function waitingAfter(
  event: string,
  { isInteracting, isOverlayOpen }: { isInteracting: boolean; isOverlayOpen: boolean },
): boolean {
  const expected: Record<string, boolean> = {
    'interaction.started': isInteracting,
    'interaction.ended': !isInteracting,
    'overlay.opened': isOverlayOpen,
    'overlay.closed': !isOverlayOpen,
  }
  return expected[event] ?? true
}

describeMachine({
  ...popupsExamples,
  invariants: {
    'shows the popup at the head of the queue': ({ after }) =>
      shown(after.value) === visiblePopup(after.context)?.kind,
    'shows nothing while the visitor pays or types, another overlay is open, or one was closed just before':
      ({ after: { context, value } }) =>
        !(context.isInteracting || context.isOverlayOpen || context.isCoolingDown) ||
        shown(value) === undefined,
    'shows no cookie consent while the visitor pays or types': ({ after }) =>
      after.value.consent !== 'shown' || !after.context.isInteracting,
    'shows no campaign within the first ten seconds of the cookie consent': ({ after }) =>
      shown(after.value) !== 'campaign' ||
      !after.context.needsConsent ||
      after.context.visibleSeconds >= newsletterSeconds,
    'keeps the popup when the cookie consent is answered': ({ event, before, after }) =>
      event.type !== 'consent.answered' || shown(before.value) === shown(after.value),
    'opens no other popup when one was closed': ({ event, before, after }) =>
      event.type !== 'popup.dismissed' ||
      [undefined, shown(before.value)].includes(shown(after.value)),
    'queues the most urgent popup first, after one that has been shown': ({ after: { context } }) =>
      context.queue.slice(1).every(({ kind }, index) => {
        const next = context.queue[index + 2]
        return next === undefined || rank(kind) <= rank(next.kind)
      }),
    'replaces no popup by one that is due later': ({ event, before, after }) =>
      !event.type.startsWith('xstate.after.second') ||
      [undefined, shown(after.value)].includes(shown(before.value)),
    'queues each popup once': ({ after: { context } }) =>
      new Set(context.queue.map(({ key }) => key)).size === context.queue.length,
    'never queues a dismissed popup': ({ after: { context } }) =>
      context.queue.every(({ key }) => !context.dismissed.includes(key)),
    'queues the newsletter after ten visible seconds': ({ after: { context } }) =>
      context.visibleSeconds === newsletterSeconds ||
      context.queue.every(({ kind }) => kind !== 'newsletter'),
    'does not count hidden time': ({ before, after }) =>
      !before.matches({ newsletterTimer: 'paused' }) ||
      before.context.visibleSeconds === after.context.visibleSeconds,
    'remembers what was dismissed in another tab': ({ event, after }) =>
      event.type !== 'dismissal.received' ||
      !('key' in event) ||
      after.context.dismissed.includes(String(event.key)),
    'emits each dismissal once': ({ event, before, after, emitted }) =>
      emitted.filter(({ type }) => type !== 'cooldown.started').length ===
      (event.type === 'popup.dismissed' &&
      after.context.dismissed.length > before.context.dismissed.length
        ? 1
        : 0),
    'waits as long as the cooldown lasts': ({ after }) =>
      after.context.isCoolingDown === after.matches({ cooldown: 'active' }),
    'waits while the visitor pays or types, or another overlay is open': ({ event, after }) =>
      waitingAfter(event.type, after.context),
    'emits dismissals of campaigns and of the newsletter': ({ before, after, emitted }) =>
      emitted.every(
        (event) =>
          event.type === 'cooldown.started' ||
          ('key' in event &&
            event.key === visiblePopup(before.context)?.key &&
            after.context.dismissed.length === before.context.dismissed.length + 1),
      ),
  },
})

test('the newsletter is queued after 10,000 ms of visible time', () => {
  covers('popups.newsletter.delay', 'popups.newsletter.visible-time')

  const clock = new SimulatedClock()
  const input = { dismissed: [], cooldown: 0, needsConsent: false }
  const actor = createActor(popupsMachine, { clock, input }).start()
  for (let second = 0; second < 4; second += 1) clock.increment(1000)
  actor.send({ type: 'page.hidden' })
  clock.increment(60_000)
  actor.send({ type: 'page.shown' })
  for (let second = 0; second < 5; second += 1) clock.increment(1000)
  clock.increment(999)
  expect(actor.getSnapshot().value).toEqual({
    queue: 'none',
    consent: 'hidden',
    cooldown: 'inactive',
    newsletterTimer: 'counting',
  })
  clock.increment(1)
  expect(actor.getSnapshot().value).toEqual({
    queue: 'newsletter',
    consent: 'hidden',
    cooldown: 'inactive',
    newsletterTimer: 'elapsed',
  })
})

test.each(['is left alone', 'is answered'])(
  'the newsletter opens after 10,000 ms and a campaign half a minute after it when the cookie consent %s',
  (choice) => {
    covers('popups.consent.beside', 'popups.queue.order', 'popups.queue.spacing')

    const clock = new SimulatedClock()
    const input = { dismissed: [], cooldown: 0, needsConsent: true }
    const actor = createActor(popupsMachine, { clock, input }).start()
    const pass = (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) clock.increment(1000)
      return actor.getSnapshot().value.queue
    }
    actor.send({ type: 'popup.requested', kind: 'campaign', key: 'new-year-1' })
    expect(actor.getSnapshot().value.consent).toBe('shown')
    if (choice === 'is answered') actor.send({ type: 'consent.answered' })
    expect(pass(9)).toBe('none')
    expect(pass(1)).toBe('newsletter')
    expect(actor.getSnapshot().value.consent).toBe(choice === 'is answered' ? 'hidden' : 'shown')
    actor.send({ type: 'popup.dismissed' })
    expect(pass(29)).toBe('none')
    expect(pass(1)).toBe('campaign')
  },
)

test('a campaign opens after 10,000 ms beside the cookie consent when no newsletter is due', () => {
  covers('popups.campaign.consent')

  const clock = new SimulatedClock()
  const input = { dismissed: ['newsletter'], cooldown: 0, needsConsent: true }
  const actor = createActor(popupsMachine, { clock, input }).start()
  actor.send({ type: 'popup.requested', kind: 'campaign', key: 'new-year-1' })
  for (let second = 0; second < 10; second += 1) {
    expect(actor.getSnapshot().value.queue).toBe('none')
    clock.increment(1000)
  }
  expect(actor.getSnapshot().value).toMatchObject({ queue: 'campaign', consent: 'shown' })
})

test('a cooldown of 12,000 ms that is left from an earlier page delays the first popup by as much, and the next cooldown is whole', () => {
  const clock = new SimulatedClock()
  const input = { dismissed: ['newsletter'], cooldown: 12_000, needsConsent: false }
  const actor = createActor(popupsMachine, { clock, input })
  const started = vi.fn()
  actor.on('cooldown.started', started)
  actor.start()
  actor.send({ type: 'popup.requested', kind: 'campaign', key: 'new-year-1' })
  clock.increment(11_999)
  expect(actor.getSnapshot().value.queue).toBe('none')
  clock.increment(1)
  expect(actor.getSnapshot().value.queue).toBe('campaign')
  expect(started).not.toHaveBeenCalled()
  actor.send({ type: 'popup.dismissed' })
  expect(started).toHaveBeenCalledOnce()
  actor.send({ type: 'popup.requested', kind: 'campaign', key: 'sale-1' })
  clock.increment(29_999)
  expect(actor.getSnapshot().value.queue).toBe('none')
  clock.increment(1)
  expect(actor.getSnapshot().value.queue).toBe('campaign')
})

describe('campaigns', () => {
  const now = instantOf('2026-01-20 12:00:00') ?? 0

  test.each([
    ['2026-01-20 12:00:00', '2026-01-20 12:00:00', true],
    ['2026-01-20 12:00:01', null, false],
    [null, '2026-01-20 11:59:59', false],
    [null, null, true],
    ['2026-01-20T05:00:00Z', null, true],
    ['tomorrow', null, false],
    [null, '31/12/2026', false],
  ])('from %j to %j runs at noon in Bangkok: %j', (startDate, endDate, runs) => {
    expect(isRunning({ startDate, endDate }, now)).toBe(runs)
  })

  test('the key changes when the campaign changes', () => {
    const campaign = { id: 3, name: 'New year' }
    expect(campaignKey(campaign)).toBe(campaignKey({ ...campaign }))
    expect(campaignKey(campaign)).not.toBe(campaignKey({ ...campaign, name: 'New year, again' }))
    expect(campaignKey(campaign)).not.toBe(campaignKey({ ...campaign, id: 4 }))
    expect(campaignKey(campaign)).toMatch(/^3-[0-9a-z]+$/)
  })
})
