import { VideoEmbed } from '#web/shop/content/video/VideoEmbed.tsx'
import { VideoFile } from '#web/shop/content/video/VideoFile.tsx'
import { filmAt } from '#web/shop/content/video/videoAddress.ts'
import type { VideoBlock } from '#web/shop/content/video/videoBlock.ts'

interface FeaturedFilmProps {
  /** The address of a file, or of a page at Vimeo or YouTube. */
  address: string
  title: string
  poster: VideoBlock['poster']
}

/** The film above a listing, muted and in a loop (`listing.featured.video`). */
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
