import type { VideoProvider } from '#web/generated/types.ts'
import type { BlockFieldsFragment } from '../page.generated.ts'

/** A video among an editor's blocks. */
export type VideoBlock = Extract<BlockFieldsFragment, { __typename: 'Video' }>

const vimeoPattern = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/
const youTubePattern =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]+)/

/** Returns the provider and the id of a video at Vimeo or YouTube, or any other URL as that of a file. */
export function parseVideoUrl(url: string): { provider: VideoProvider; source: string } {
  const [, vimeo] = vimeoPattern.exec(url) ?? []
  if (vimeo) return { provider: 'VIMEO', source: vimeo }
  const [, youTube] = youTubePattern.exec(url) ?? []
  if (youTube) return { provider: 'YOUTUBE', source: youTube }
  return { provider: 'HTML5', source: url }
}

interface EmbeddedVideo {
  provider: string
  /** The id of the video at the provider. */
  source: string
  loop: boolean
}

/** Returns the URL of the provider's player, with YouTube's cookieless domain or Vimeo's `dnt` flag. */
export function playerUrl(
  { provider, source, loop }: EmbeddedVideo,
  { muted }: { muted: boolean },
) {
  const id = encodeURIComponent(source)
  const flag = (on: boolean) => (on ? '1' : '0')
  if (provider === 'VIMEO')
    return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1&muted=${flag(muted)}&loop=${flag(loop)}`
  // YouTube loops only playlists.
  const list = loop ? `&playlist=${id}` : ''
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&mute=${flag(muted)}&loop=${flag(loop)}${list}`
}

/** Returns the URL of the video's page at its provider, for browsers without scripts. */
export function videoPageUrl({ provider, source }: EmbeddedVideo): string {
  const id = encodeURIComponent(source)
  return provider === 'VIMEO' ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`
}
