import { newsletterSeconds, popupsMachine } from '@vitrine/machines/popups/popups.ts'
import { popupsExamples } from '@vitrine/machines/popups/popupsExamples.ts'
import { expect, test } from 'vitest'
import { createActor, type EventFromLogic, type InputFrom, SimulatedClock } from 'xstate'
import { covers } from '#tests/support/clauses/covers.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

const isPopup = (state: string) => state === 'newsletter' || state === 'campaign'

/** Whether the event that reports what the visitor does has been noted. */
function waitingAfter(
  event: string,
  { isInteracting, isOccupied }: { isInteracting: boolean; isOccupied: boolean },
): boolean {
  const expected: Record<string, boolean> = {
    'interaction.started': isInteracting,
    'interaction.ended': !isInteracting,
    'page.occupied': isOccupied,
    'page.freed': !isOccupied,
  }
  return expected[event] ?? true
}

describeMachine({
  ...popupsExamples,
  invariants: {
    'opens no popup after one that was open': ({ before, after }) =>
      !isPopup(before.value.popup) || [before.value.popup, 'ended'].includes(after.value.popup),
    'opens no popup in a visit that had one': ({ before, after }) =>
      before.value.popup !== 'ended' || after.value.popup === 'ended',
    'opens nothing over what the visitor does': ({ after: { context, value } }) =>
      !(context.isInteracting || context.isOccupied) || !isPopup(value.popup),
    'shows no cookie consent while the visitor pays or types': ({ after }) =>
      after.value.consent !== 'shown' || !after.context.isInteracting,
    'shows no campaign within the first ten seconds of the cookie consent': ({ after }) =>
      after.value.popup !== 'campaign' ||
      !after.context.needsConsent ||
      after.context.visibleSeconds >= newsletterSeconds,
    'shows no campaign in place of a newsletter that is due': ({ after }) =>
      after.value.popup !== 'campaign' || after.context.dismissed.includes('newsletter'),
    'shows the newsletter after ten visible seconds': ({ after }) =>
      after.value.popup !== 'newsletter' || after.context.visibleSeconds === newsletterSeconds,
    'shows no dismissed popup': ({ after: { context, value } }) =>
      value.popup !== 'newsletter' || !context.dismissed.includes('newsletter'),
    'has a campaign to show': ({ after: { context, value } }) =>
      value.popup !== 'campaign' || context.campaigns.length > 0,
    'leaves the popup as it is when the cookie consent is answered': ({ event, before, after }) =>
      event.type !== 'consent.answered' || before.value.popup === after.value.popup,
    'has each campaign once, and none that was dismissed': ({ after: { context } }) =>
      new Set([...context.campaigns, ...context.dismissed]).size ===
      context.campaigns.length + context.dismissed.length,
    'does not count hidden time': ({ before, after }) =>
      !before.matches({ newsletterTimer: 'paused' }) ||
      before.context.visibleSeconds === after.context.visibleSeconds,
    'remembers what was dismissed in another tab': ({ event, after }) =>
      event.type !== 'dismissal.received' ||
      !('key' in event) ||
      after.context.dismissed.includes(String(event.key)),
    'emits each opening once': ({ before, after, emitted }) =>
      emitted.filter(({ type }) => type === 'popup.opened').length ===
      (!isPopup(before.value.popup) && isPopup(after.value.popup) ? 1 : 0),
    'emits a dismissal when the visitor closes a popup': ({ event, before, emitted }) =>
      emitted.filter(({ type }) => type === 'popup.dismissed').length ===
      (event.type === 'popup.dismissed' && isPopup(before.value.popup) ? 1 : 0),
    'notes what the visitor does': ({ event, after }) => waitingAfter(event.type, after.context),
  },
})

type Input = InputFrom<typeof popupsMachine>
type PopupsEvent = EventFromLogic<typeof popupsMachine>

const fresh: Input = { dismissed: [], isInterrupted: false, needsConsent: true }
const subscribed: Input = { ...fresh, dismissed: ['newsletter'], needsConsent: false }

/** Opens a page whose time is simulated; `pass` returns the popup that is open some seconds later. */
function open(input: Partial<Input> = {}) {
  const clock = new SimulatedClock()
  const actor = createActor(popupsMachine, { clock, input: { ...fresh, ...input } })
  const opened: string[] = []
  actor.on('popup.opened', ({ key }) => opened.push(key))
  actor.start()
  return {
    actor,
    clock,
    opened,
    send: (...events: PopupsEvent[]) => {
      for (const event of events) actor.send(event)
    },
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) clock.increment(1000)
      return actor.getSnapshot().value.popup
    },
  }
}

test('the newsletter opens after 10,000 ms of visible time', () => {
  covers('popups.newsletter.delay', 'popups.newsletter.visible-time')

  const { actor, clock, pass } = open({ needsConsent: false })
  pass(4)
  actor.send({ type: 'page.hidden' })
  clock.increment(60_000)
  actor.send({ type: 'page.shown' })
  pass(5)
  clock.increment(999)
  expect(actor.getSnapshot().value).toMatchObject({ popup: 'waiting', newsletterTimer: 'counting' })
  clock.increment(1)
  expect(actor.getSnapshot().value).toMatchObject({
    popup: 'newsletter',
    newsletterTimer: 'elapsed',
  })
})

const campaign: PopupsEvent = { type: 'campaign.requested', key: 'new-year-1' }
const sale: PopupsEvent = { type: 'campaign.requested', key: 'sale-1' }
const closed: PopupsEvent = { type: 'popup.dismissed' }
const answered: PopupsEvent = { type: 'consent.answered' }
const typing: PopupsEvent = { type: 'interaction.started' }
const typed: PopupsEvent = { type: 'interaction.ended' }
const occupied: PopupsEvent = { type: 'page.occupied' }
const freed: PopupsEvent = { type: 'page.freed' }

/** A page of a visit: its start, then events, and seconds that pass. */
type Page = [input: Input, ...steps: (PopupsEvent | number)[]]

/** Visits, each with its pages and the popups that open in it. */
const visits: Record<string, { pages: Page[]; opens: string[] }> = {
  'looks around for an hour, and answers nothing': {
    pages: [[fresh, campaign, 3600]],
    opens: ['newsletter'],
  },
  'rejects cookies, and closes the newsletter': {
    pages: [[fresh, campaign, 5, answered, 5, closed, 3600]],
    opens: ['newsletter'],
  },
  'has closed the newsletter before, and follows a campaign': {
    pages: [[subscribed, campaign, sale, 1, closed, 3600]],
    opens: ['new-year-1'],
  },
  'leaves each page before the newsletter is due': {
    pages: [
      [fresh, campaign, 9],
      [fresh, campaign, 9],
      [{ ...fresh, needsConsent: false }, campaign, 9],
    ],
    opens: [],
  },
  'reloads after the newsletter': {
    pages: [
      [fresh, campaign, 12],
      [fresh, campaign, 60],
      [subscribed, campaign, 60],
    ],
    opens: ['newsletter'],
  },
  'searches for a minute': {
    pages: [[fresh, campaign, occupied, 60, freed, 60, occupied, freed, 60]],
    opens: ['newsletter'],
  },
  'types while the newsletter is open': {
    pages: [[fresh, campaign, 10, typing, 60, typed, 60]],
    opens: ['newsletter'],
  },
  'goes to the checkout with a campaign open': {
    pages: [[subscribed, campaign, sale, 1, occupied, 60, freed, 60]],
    opens: ['new-year-1'],
  },
  'comes by a mail to track an order': { pages: [[fresh, occupied, campaign, 600]], opens: [] },
  'has two tabs, and closes the newsletter in the other': {
    pages: [
      [
        fresh,
        campaign,
        5,
        { type: 'visit.interrupted' },
        { type: 'dismissal.received', key: 'newsletter' },
        3600,
      ],
    ],
    opens: [],
  },
}

test.each(Object.entries(visits))('a visitor is interrupted once at most who %s', (_, visit) => {
  covers(
    'popups.queue.gives-way',
    'popups.queue.order',
    'popups.queue.single',
    'popups.queue.visit',
  )

  const opened: string[] = []
  for (const [input, ...steps] of visit.pages) {
    // A popup of an earlier page is stored.
    const page = open({ ...input, isInterrupted: opened.length > 0 })
    for (const step of steps) {
      if (typeof step === 'number') page.pass(step)
      else page.send(step)
    }
    opened.push(...page.opened)
  }
  expect(opened).toEqual(visit.opens)
  expect(opened.length).toBeLessThanOrEqual(1)
})

test.each(['is left alone', 'is answered'])(
  'the newsletter opens after 10,000 ms when the cookie consent %s',
  (choice) => {
    covers('popups.consent.beside')

    const { actor, pass, send } = open()
    send(campaign)
    expect(actor.getSnapshot().value.consent).toBe('shown')
    if (choice === 'is answered') send(answered)
    expect(pass(9)).toBe('waiting')
    expect(pass(1)).toBe('newsletter')
    expect(actor.getSnapshot().value.consent).toBe(choice === 'is answered' ? 'hidden' : 'shown')
  },
)

test('a campaign opens after 10,000 ms beside the cookie consent when no newsletter is due', () => {
  covers('popups.campaign.consent')

  const { actor, pass, send } = open({ dismissed: ['newsletter'] })
  send(campaign)
  expect(pass(9)).toBe('waiting')
  expect(pass(1)).toBe('campaign')
  expect(actor.getSnapshot().value.consent).toBe('shown')
})
