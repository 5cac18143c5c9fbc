import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { headerMachine } from '#machines/header/header.ts'
import { useActorRef } from '#web/core/machines.ts'

/** What scrolling does to the header and to the way back up. Renders anew only when one of them changes. */
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
