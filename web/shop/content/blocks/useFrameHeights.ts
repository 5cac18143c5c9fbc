import { useEffect } from 'react'

/** Selects the CMS's frames, which have the shop's origin (`content.frame.*`). */
const selector = 'iframe[src^="/component/"]'

/** The CMS's frames of this page. */
export const formFrames = () => [...document.querySelectorAll<HTMLIFrameElement>(selector)]

/** Greater heights, in px, are ignored. */
const maxHeight = 10_000

/**
 * Sets the height of form frames to that of their content, from messages like `{type: 'CONTACT-FORM_SCREEN_RESIZE',
 * height}` (`content.frame.resize`), and measures frames that are already loaded, because their message may have been
 * missed.
 */
export function useFrameHeights() {
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || !isResize(data)) return
      const frame = formFrames().find(({ contentWindow }) => contentWindow === source)
      if (frame) fitFrame(frame, data.height)
    }
    window.addEventListener('message', onMessage)
    for (const frame of formFrames()) {
      const root = frame.contentDocument?.querySelector('main')?.ownerDocument.documentElement
      if (root) fitFrame(frame, root.getBoundingClientRect().height)
    }
    return () => window.removeEventListener('message', onMessage)
  }, [])
}

function isResize(data: unknown): data is { type: string; height: number } {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('height' in data))
    return false
  return (
    typeof data.type === 'string' &&
    /^[A-Z]+-FORM_SCREEN_RESIZE$/.test(data.type) &&
    typeof data.height === 'number' &&
    data.height > 0 &&
    data.height < maxHeight
  )
}

function fitFrame(frame: HTMLIFrameElement, height: number) {
  frame.style.blockSize = `${Math.ceil(height)}px`
  frame.style.minBlockSize = '0'
}
