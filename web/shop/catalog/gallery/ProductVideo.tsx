import { useState } from 'react'
import { galleryCopy } from '#web/generated/messages/galleryCopy.ts'
import { PlayIcon } from '#web/ui/icons.tsx'
import { type ImageImage, Picture } from '#web/ui/media/Picture.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { gallerySizes } from '../card/imageSizes.ts'
import styles from './ProductVideo.module.css'

export interface ProductVideoProps {
  name: string
  provider: 'HTML5' | 'VIMEO' | 'YOUTUBE'
  /** The URL of a file, or the video's id at its provider. */
  source: string
  poster: ImageImage | null
}

const players = {
  VIMEO: (id: string) => `https://player.vimeo.com/video/${encodeURIComponent(id)}?autoplay=1`,
  YOUTUBE: (id: string) =>
    `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`,
}

/** A product's video, which loads only its poster until it is played. */
export function ProductVideo({ name, provider, source, poster }: ProductVideoProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  const title = galleryCopy.videoOf({ product: name })
  if (isPlaying && provider === 'HTML5')
    // biome-ignore lint/a11y/useMediaCaption: product videos have no sound
    return <video className={styles.video} src={source} aria-label={title} controls autoPlay loop />
  if (isPlaying && provider !== 'HTML5')
    return (
      <iframe
        className={styles.video}
        src={players[provider](source)}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
      />
    )
  return (
    <button className={styles.poster} type="button" onClick={() => setIsPlaying(true)}>
      <Picture image={poster} sizes={gallerySizes} ratio="var(--ratio)" alt="" />
      <span className={styles.play}>
        <PlayIcon size={28} />
      </span>
      <VisuallyHidden>{galleryCopy.playVideo({ product: name })}</VisuallyHidden>
    </button>
  )
}
