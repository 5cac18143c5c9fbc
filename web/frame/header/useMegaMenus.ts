import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useSearch } from 'wouter'

/** Milliseconds that a mouse must rest before a panel opens, and may stray before it closes. */
const intent = { open: 120, close: 240 }

/**
 * Which panel of the navigation is open. A mouse opens one by resting on its entry, a finger by a first tap,
 * the keyboard by the button beside it; Escape, a press elsewhere and a new page close it.
 */
export function useMegaMenus() {
  const address = `${useLocation()[0]}?${useSearch()}`
  const [opened, setOpened] = useState<{ id: string; address: string } | null>(null)
  const openId = opened?.address === address ? opened.id : null
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined)
  const finger = useRef(false)
  const navigation = useRef<HTMLElement>(null)

  const settle = (id: string | null) => {
    clearTimeout(wait.current)
    setOpened(id === null ? null : { id, address })
  }
  const settleAfter = (milliseconds: number, id: string | null) => {
    clearTimeout(wait.current)
    wait.current = setTimeout(() => settle(id), milliseconds)
  }

  useEffect(() => () => clearTimeout(wait.current), [])

  useEffect(() => {
    if (openId === null) return
    const close = () => setOpened(null)
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const toggle = navigation.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
      if (toggle?.parentElement?.contains(document.activeElement)) toggle.focus()
      close()
    }
    const closeOnPressElsewhere = (event: Event) => {
      if (event.target instanceof Node && !navigation.current?.contains(event.target)) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOnPressElsewhere)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOnPressElsewhere)
    }
  }, [openId])

  return {
    openId,
    navigation,
    entryProps: (id: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') settleAfter(intent.open, id)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') settleAfter(intent.close, null)
      },
      onClick: (event: MouseEvent) => {
        const isLink = event.target instanceof Element && event.target.closest('a')
        if (isLink && !event.defaultPrevented) settle(null)
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget
        if (openId === id && next && !event.currentTarget.contains(next)) settle(null)
      },
    }),
    linkProps: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        finger.current = event.pointerType !== 'mouse'
      },
      onClick: (event: MouseEvent) => {
        if (finger.current && openId !== id) {
          event.preventDefault()
          settle(id)
        }
        finger.current = false
      },
    }),
    toggle: (id: string) => settle(openId === id ? null : id),
  }
}
