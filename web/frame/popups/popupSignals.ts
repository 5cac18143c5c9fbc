import type { popupsMachine } from '@vitrine/machines/popups/popups.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { onVisibility } from '#web/lib/pageReturn.ts'
import { openTabChannel } from '#web/lib/tabChannel.ts'
import { onConsentAnswer } from '../consent/cookieConsent.ts'
import { rememberInterruption } from './dismissals.ts'

export type Popups = ActorRefFrom<typeof popupsMachine>

/** Reports to the queue whether the page is visible, and returns a function that stops it. */
export function followVisibility(actor: Popups) {
  const report = (isHidden: boolean) => {
    actor.send({ type: isHidden ? 'page.hidden' : 'page.shown' })
    if (!actor.getSnapshot().matches({ popup: 'waiting' })) rememberInterruption()
  }
  report(document.hidden)
  return onVisibility(report)
}

/** Synchronizes popups and the consent between tabs (popups.tabs), and returns a function that stops it. */
export function followTabs(actor: Popups) {
  const channel = openTabChannel('popups', (message) => {
    if (message === 'consent') actor.send({ type: 'consent.answered' })
    else if (message === 'opened') actor.send({ type: 'visit.interrupted' })
    else actor.send({ type: 'dismissal.received', key: message })
  })
  const openings = actor.on('popup.opened', () => channel.post('opened'))
  const dismissals = actor.on('popup.dismissed', ({ key }) => channel.post(key))
  const stopAnswers = onConsentAnswer(() => channel.post('consent'))
  return () => {
    openings.unsubscribe()
    dismissals.unsubscribe()
    stopAnswers()
    channel.close()
  }
}

/** Paths without popups because of a payment (popups.queue.payment). */
const paymentPaths = /^(?:\/th)?\/(checkout|confirm-payment|my-account\/view-order|order)(\/|$)/

/** Account, tracking of an order, and the pages to which emails link (popups.queue.quiet). */
const quietPaths = /^(?:\/th)?\/(my-account|track-order|newsletter|stock-alerts)(\/|$)/

/** Whether the page is for what the visitor has come to do, so that nothing opens over it. */
export function useIsQuietPage() {
  const [path] = useLocation()
  return quietPaths.test(path)
}

/**
 * Whether the visitor pays, types outside dialogs and popups, or looks at images in the lightbox, which is no overlay of the
 * page (popups.queue.*).
 */
export function useIsInteracting() {
  const [path] = useLocation()
  const [isOccupied, setOccupied] = useState(false)
  useEffect(() => {
    const update = () => {
      const { activeElement } = document
      const field = activeElement?.closest('input, textarea, select, [contenteditable]')
      const isTyping =
        field && !field.closest('dialog, [data-popup]') && !field.matches(buttonFields)
      setOccupied(Boolean(isTyping || activeElement?.closest(lightbox)))
    }
    const updateLater = () => setTimeout(update)
    update()
    document.addEventListener('focusin', update)
    document.addEventListener('focusout', updateLater)
    return () => {
      document.removeEventListener('focusin', update)
      document.removeEventListener('focusout', updateLater)
    }
  }, [])
  return isOccupied || paymentPaths.test(path)
}

/** The inputs into which no text is typed. */
const buttonFields =
  '[type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"]'

const lightbox = 'dialog[data-lightbox]'
