import type { VideoProvider } from '#web/generated/types.ts'

const vimeoFilm = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/
const youTubeFilm =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]+)/

/** What plays at an address: a film at Vimeo or YouTube by its id, or else a file. */
export function filmAt(address: string): { provider: VideoProvider; source: string } {
  const [, vimeo] = vimeoFilm.exec(address) ?? []
  if (vimeo) return { provider: 'VIMEO', source: vimeo }
  const [, youTube] = youTubeFilm.exec(address) ?? []
  if (youTube) return { provider: 'YOUTUBE', source: youTube }
  return { provider: 'HTML5', source: address }
}

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
