import { useEffect, useRef } from 'react'
import { useIsSeen } from '#web/lib/useIsSeen.ts'
import { useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { filesOf } from '#web/ui/media/imageFiles.ts'
import styles from './VideoPlayer.module.css'
import type { VideoBlock } from './videoBlock.ts'

/** A film from a file. One that starts by itself does so, muted, while it is in view. */
export function VideoFile({ film }: { film: VideoBlock }) {
  const video = useRef<HTMLVideoElement>(null)
  const isSeen = useIsSeen(video)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isWatched = useRef(false)
  const startsItself = film.autoplay && !isStill
  useEffect(() => {
    const element = video.current
    if (!element || !startsItself || isWatched.current) return
    if (!isSeen) return element.pause()
    // Browsers let only a silent film start unasked; refused, it waits for its own button.
    element.muted = true
    element.play().catch(() => {})
  }, [isSeen, startsItself])
  const takeOver = () => {
    // Whoever pauses or plays it decides from then on.
    isWatched.current = true
  }
  return (
    <video
      ref={video}
      className={styles.screen}
      src={film.source}
      poster={film.poster ? filesOf(film.poster).url : undefined}
      muted={film.mute || film.autoplay}
      loop={film.loop}
      controls
      playsInline
      preload={film.poster ? 'none' : 'metadata'}
      aria-label={film.title ?? 'Film'}
      onPointerDown={takeOver}
      onKeyDown={takeOver}
    />
  )
}
