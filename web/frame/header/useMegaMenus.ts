import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useSearch } from 'wouter'

/** Delays in milliseconds after which a panel opens on hover and closes when the mouse leaves. */
const delays = { open: 120, close: 240 }

/**
 * Opens one panel of the navigation at a time by hovering over its entry, a first tap on a touch screen, or the button
 * beside it, and closes it on Escape, a press outside and a page change (frame.mega-menu.*).
 */
export function useMegaMenus() {
  const url = `${useLocation()[0]}?${useSearch()}`
  const [opened, setOpened] = useState<{ id: string; url: string } | null>(null)
  const openId = opened?.url === url ? opened.id : null
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTouch = useRef(false)
  const navigation = useRef<HTMLElement>(null)

  const show = (id: string | null) => {
    clearTimeout(timer.current)
    setOpened(id === null ? null : { id, url })
  }
  const showAfter = (milliseconds: number, id: string | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(id), milliseconds)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (openId === null) return
    const close = () => setOpened(null)
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const toggle = navigation.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
      if (toggle?.parentElement?.contains(document.activeElement)) toggle.focus()
      close()
    }
    const closeOnPressOutside = (event: Event) => {
      if (event.target instanceof Node && !navigation.current?.contains(event.target)) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOnPressOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOnPressOutside)
    }
  }, [openId])

  return {
    openId,
    navigation,
    entryProps: (id: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') showAfter(delays.open, id)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') showAfter(delays.close, null)
      },
      onClick: (event: MouseEvent) => {
        const isLink = event.target instanceof Element && event.target.closest('a')
        if (isLink && !event.defaultPrevented) show(null)
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget
        if (openId === id && next && !event.currentTarget.contains(next)) show(null)
      },
    }),
    linkProps: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        isTouch.current = event.pointerType !== 'mouse'
      },
      onClick: (event: MouseEvent) => {
        if (isTouch.current && openId !== id) {
          event.preventDefault()
          show(id)
        }
        isTouch.current = false
      },
    }),
    toggle: (id: string) => show(openId === id ? null : id),
  }
}
