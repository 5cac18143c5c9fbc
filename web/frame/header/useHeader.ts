import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { headerMachine } from '#machines/header/header.ts'
import { useActorRef } from '#web/core/machines.ts'

/**
 * Hides the header and shows the back-to-top button by the scroll position (frame.header.hide, frame.back-to-top.*).
 */
export function useHeader() {
  const actor = useActorRef(headerMachine)
  const isHidden = useSelector(actor, (state) => state.matches({ bar: 'hidden' }))
  const offersTop = useSelector(actor, (state) => state.matches({ backToTop: 'shown' }))

  const ref = useRef<HTMLElement>(null)

  useEffect(() => {
    const header = ref.current
    const scrolled = () => actor.send({ type: 'page.scrolled', top: Math.round(window.scrollY) })
    const entered = () => actor.send({ type: 'header.focused' })
    window.addEventListener('scroll', scrolled, { passive: true })
    header?.addEventListener('focusin', entered)
    return () => {
      window.removeEventListener('scroll', scrolled)
      header?.removeEventListener('focusin', entered)
    }
  }, [actor])

  return { ref, isHidden, offersTop }
}
