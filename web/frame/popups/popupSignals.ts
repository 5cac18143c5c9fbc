import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { popupsMachine } from '#machines/popups/popups.ts'
import { onVisibility } from '#web/lib/pageReturn.ts'
import { openTabChannel } from '#web/lib/tabChannel.ts'
import { onConsentAnswer } from '../consent/cookieConsent.ts'

export type Popups = ActorRefFrom<typeof popupsMachine>

/** Tells the queue whether anybody looks at the page. Returns how to stop. */
export function followVisibility(actor: Popups) {
  const report = (isHidden: boolean) =>
    actor.send({ type: isHidden ? 'page.hidden' : 'page.shown' })
  report(document.hidden)
  return onVisibility(report)
}

/** What is closed or answered in one tab is so in all of them. Returns how to stop. */
export function followTabs(actor: Popups) {
  const channel = openTabChannel('popups', (key) => actor.send({ type: 'dismissal.received', key }))
  const dismissals = actor.on('popup.dismissed', ({ key }) => channel.post(key))
  const stopAnswers = onConsentAnswer(() => channel.post('consent'))
  return () => {
    dismissals.unsubscribe()
    stopAnswers()
    channel.close()
  }
}

/** Where something is paid. */
const payingPaths = /^\/(checkout|confirm-payment|my-account\/view-order|order)(\/|$)/

/** Whether something is being paid, or typed into the page itself (a dialog's own fields are no reason). */
export function useIsBusy() {
  const [path] = useLocation()
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    const look = () => {
      const field = document.activeElement?.closest('input, textarea, select, [contenteditable]')
      setTyping(Boolean(field && !field.closest('dialog') && !field.matches(pressed)))
    }
    const lookAfter = () => setTimeout(look)
    look()
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', lookAfter)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', lookAfter)
    }
  }, [])
  return typing || payingPaths.test(path)
}

/** Fields that are pressed, not typed into. */
const pressed =
  '[type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"]'
