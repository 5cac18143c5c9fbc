import { Lightbox, type LightboxProps } from './Lightbox.tsx'

interface Opening extends Omit<LightboxProps, 'thumbnailUrl'> {
  /** The pressed element, around the thumbnail. */
  opener: Element
}

/** Returns a lightbox that opens as it is rendered. Each call returns one of its own, so that it opens again. */
export function openLightbox({ opener, ...props }: Opening) {
  const thumbnailUrl = opener.querySelector('img')?.currentSrc ?? ''
  return <Lightbox key={performance.now()} {...props} thumbnailUrl={thumbnailUrl} />
}
