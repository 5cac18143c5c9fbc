/** A pressed link: its text and image. */
export interface PressedLink {
  text: string
  image?: PressedImage | undefined
}

export interface PressedImage {
  /** The URL of the file that the browser has loaded. */
  src: string
  /** The position of the link in the window, in px. */
  box: DOMRect
}

let pressed: (PressedLink & { path: string }) | undefined

/** Stores the link that opens the next page. */
export function rememberPressedLink(link: HTMLAnchorElement) {
  const image = link.querySelector('img')
  const isLoaded = image?.complete && image.naturalWidth > 0
  pressed = {
    path: new URL(link.href).pathname,
    text: link.textContent.trim(),
    image: isLoaded ? { src: image.currentSrc, box: image.getBoundingClientRect() } : undefined,
  }
}

/** Returns the link that opened the page of this path; undefined for a page that was opened in another way. */
export const pressedLink = (path: string): PressedLink | undefined =>
  pressed?.path === path ? pressed : undefined
