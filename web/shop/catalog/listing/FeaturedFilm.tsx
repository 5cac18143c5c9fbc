import { VideoEmbed } from '#web/shop/content/video/VideoEmbed.tsx'
import { VideoFile } from '#web/shop/content/video/VideoFile.tsx'
import { filmAt } from '#web/shop/content/video/videoAddress.ts'
import type { VideoBlock } from '#web/shop/content/video/videoBlock.ts'

interface FeaturedFilmProps {
  /** A file's, or a film's page at Vimeo or YouTube. */
  address: string
  title: string
  poster: VideoBlock['poster']
}

/** The film above a listing (SPEC §9 Video player): silent and over again, and still for those who want no motion. */
export function FeaturedFilm({ address, title, poster }: FeaturedFilmProps) {
  const film: VideoBlock = {
    __typename: 'Video',
    ...filmAt(address),
    title,
    poster,
    autoplay: true,
    loop: true,
    mute: true,
  }
  return film.provider === 'HTML5' ? <VideoFile film={film} /> : <VideoEmbed film={film} />
}
