interface Film {
  provider: string
  /** The film's id at its provider. */
  source: string
  loop: boolean
}

/** Where a provider's player stands; the one of YouTube that sets no cookies, Vimeo told not to track. */
export function playerAddress({ provider, source, loop }: Film, { muted }: { muted: boolean }) {
  const id = encodeURIComponent(source)
  const flag = (on: boolean) => (on ? '1' : '0')
  if (provider === 'VIMEO')
    return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1&muted=${flag(muted)}&loop=${flag(loop)}`
  // YouTube loops lists only: a list of one film.
  const list = loop ? `&playlist=${id}` : ''
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&mute=${flag(muted)}&loop=${flag(loop)}${list}`
}

/** The film's own page at its provider, for browsers without scripts. */
export function filmPage({ provider, source }: Film): string {
  const id = encodeURIComponent(source)
  return provider === 'VIMEO' ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`
}
