import { type ComponentType, useState } from 'react'
import { filesOf } from '../imageFiles.ts'
import type { LightboxProps } from './Lightbox.tsx'

interface Pictures extends Pick<LightboxProps, 'title' | 'pictures'> {
  /** Receives the picture that was shown last, counted from 0. */
  onClosed?: (index: number) => void
}

/** A lightbox whose code is loaded when it is first opened. */
export function useLightbox({ title, pictures, onClosed }: Pictures) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>()
  const [shown, setShown] = useState<number>()
  const [thumbnailUrl, setThumbnailUrl] = useState('')
  const load = async () => {
    const module = await import('./Lightbox.tsx')
    setLightbox(() => module.Lightbox)
  }
  const close = () => {
    if (shown !== undefined) onClosed?.(shown)
    setShown(undefined)
  }
  return {
    preload: () => load().catch(() => {}),
    /** `opener` is the pressed element around the picture's thumbnail. */
    open: (index: number, opener: Element) => {
      const picture = pictures[index]
      if (!picture) return
      setThumbnailUrl(opener.querySelector('img')?.currentSrc ?? '')
      setShown(index)
      // Without the code the browser shows the file itself.
      load().catch(() => location.assign(filesOf(picture).url))
    },
    lightbox: Lightbox ? (
      <Lightbox
        title={title}
        pictures={pictures}
        shown={shown}
        thumbnailUrl={thumbnailUrl}
        onShow={setShown}
        onClose={close}
      />
    ) : null,
  }
}
