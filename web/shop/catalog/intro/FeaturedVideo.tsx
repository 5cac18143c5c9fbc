import { VideoEmbed, VideoFile } from '#web/shop/content/video/VideoPlayer.tsx'
import type { VideoBlock } from '#web/shop/content/video/video.ts'
import { parseVideoUrl } from '#web/shop/content/video/video.ts'

export interface FeaturedVideoProps {
  /** The URL of a file, or of a page at Vimeo or YouTube. */
  url: string
  title: string
  poster: VideoBlock['poster']
}

/** The video above a listing, muted and in a loop (`listing.featured.video`). */
export function FeaturedVideo({ url, title, poster }: FeaturedVideoProps) {
  const video: VideoBlock = {
    __typename: 'Video',
    ...parseVideoUrl(url),
    title,
    poster,
    autoplay: true,
    loop: true,
    mute: true,
  }
  return video.provider === 'HTML5' ? <VideoFile video={video} /> : <VideoEmbed video={video} />
}
