import { Lightbox, type LightboxProps } from './Lightbox.tsx'

interface OpenLightboxOptions extends Omit<LightboxProps, 'thumbnail'> {
  /** The pressed element, which contains the thumbnail. */
  opener: Element
}

/** Returns a lightbox that opens when it is rendered, a new instance for each call, so that it opens again. */
export function openLightbox({ opener, ...props }: OpenLightboxOptions) {
  const image = opener.querySelector('img')
  const thumbnail = { url: image?.currentSrc ?? '', isLoaded: Boolean(image?.naturalWidth) }
  return <Lightbox key={performance.now()} {...props} thumbnail={thumbnail} />
}
