import { useEffect } from 'react'

/** Frames that the CMS serves from the shop's origin (`content.frame.*`). */
const frames = 'iframe[src^="/component/"]'

/** Greater heights, in px, are ignored. */
const maxHeight = 10_000

/**
 * Makes the frames of forms as tall as their content: by messages like `{type: 'CONTACT-FORM_SCREEN_RESIZE', height}`,
 * and by measuring frames whose message came before this listened (`content.frame.resize`).
 */
export function useFrameHeights() {
  useEffect(() => {
    const found = () => [...document.querySelectorAll<HTMLIFrameElement>(frames)]
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || !isResize(data)) return
      const frame = found().find(({ contentWindow }) => contentWindow === source)
      if (frame) fitFrame(frame, data.height)
    }
    window.addEventListener('message', listen)
    for (const frame of found()) {
      const root = frame.contentDocument?.querySelector('main')?.ownerDocument.documentElement
      if (root) fitFrame(frame, root.getBoundingClientRect().height)
    }
    return () => window.removeEventListener('message', listen)
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
