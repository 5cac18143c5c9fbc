import type { popupsMachine } from '@vitrine/machines/popups/popups.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { onVisibility } from '#web/lib/pageReturn.ts'
import { openTabChannel } from '#web/lib/tabChannel.ts'
import { onConsentAnswer } from '../consent/cookieConsent.ts'

export type Popups = ActorRefFrom<typeof popupsMachine>

/** Reports to the queue whether the page is visible. Returns a function that stops it. */
export function followVisibility(actor: Popups) {
  const report = (isHidden: boolean) =>
    actor.send({ type: isHidden ? 'page.hidden' : 'page.shown' })
  report(document.hidden)
  return onVisibility(report)
}

/** Synchronizes dismissals and the consent between tabs (popups.tabs). Returns a function that stops it. */
export function followTabs(actor: Popups) {
  const channel = openTabChannel('popups', (key) =>
    actor.send(
      key === 'consent' ? { type: 'consent.answered' } : { type: 'dismissal.received', key },
    ),
  )
  const dismissals = actor.on('popup.dismissed', ({ key }) => channel.post(key))
  const stopAnswers = onConsentAnswer(() => channel.post('consent'))
  return () => {
    dismissals.unsubscribe()
    stopAnswers()
    channel.close()
  }
}

/** popups.queue.payment */
const paymentPaths = /^(?:\/th)?\/(checkout|confirm-payment|my-account\/view-order|order)(\/|$)/

/**
 * Whether popups have to wait: on a page where something is paid, while the visitor types outside dialogs, or looks at images
 * in the lightbox, which is no overlay of the page (popups.queue.*).
 */
export function useIsBusy() {
  const [path] = useLocation()
  const [isOccupied, setOccupied] = useState(false)
  useEffect(() => {
    const update = () => {
      const { activeElement } = document
      const field = activeElement?.closest('input, textarea, select, [contenteditable]')
      const isTyping = field && !field.closest('dialog') && !field.matches(buttonFields)
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

/** Fields without text input. */
const buttonFields =
  '[type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"]'

const lightbox = 'dialog[data-lightbox]'
