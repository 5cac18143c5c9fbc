import type { VideoProvider } from '#web/generated/types.ts'

const vimeoFilm = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/
const youTubeFilm =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]+)/

/** Returns the provider and the id of a film at Vimeo or YouTube; any other address is that of a file. */
export function filmAt(address: string): { provider: VideoProvider; source: string } {
  const [, vimeo] = vimeoFilm.exec(address) ?? []
  if (vimeo) return { provider: 'VIMEO', source: vimeo }
  const [, youTube] = youTubeFilm.exec(address) ?? []
  if (youTube) return { provider: 'YOUTUBE', source: youTube }
  return { provider: 'HTML5', source: address }
}

interface Film {
  provider: string
  /** Its id at the provider. */
  source: string
  loop: boolean
}

/** Returns the address of the provider's player: YouTube's without cookies, Vimeo's with `dnt`. */
export function playerAddress({ provider, source, loop }: Film, { muted }: { muted: boolean }) {
  const id = encodeURIComponent(source)
  const flag = (on: boolean) => (on ? '1' : '0')
  if (provider === 'VIMEO')
    return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1&muted=${flag(muted)}&loop=${flag(loop)}`
  // YouTube loops only playlists.
  const list = loop ? `&playlist=${id}` : ''
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&mute=${flag(muted)}&loop=${flag(loop)}${list}`
}

/** Returns the film's page at its provider, for browsers without scripts. */
export function filmPage({ provider, source }: Film): string {
  const id = encodeURIComponent(source)
  return provider === 'VIMEO' ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`
}
