import { useEffect, useRef } from 'react'
import { useIsSeen } from '#web/lib/useIsSeen.ts'
import { useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { filesOf } from '#web/ui/media/imageFiles.ts'
import styles from './VideoPlayer.module.css'
import type { VideoBlock } from './videoBlock.ts'

/** A film from a file. With autoplay it plays muted while it is in view (`content.video.autoplay-muted`). */
export function VideoFile({ film }: { film: VideoBlock }) {
  const video = useRef<HTMLVideoElement>(null)
  const isSeen = useIsSeen(video)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isControlled = useRef(false)
  const startsAutomatically = film.autoplay && !isStill
  useEffect(() => {
    const element = video.current
    if (!element || !startsAutomatically || isControlled.current) return
    if (!isSeen) return element.pause()
    // Browsers allow autoplay only for muted films; if it is blocked, the film has its controls.
    element.muted = true
    element.play().catch(() => {})
  }, [isSeen, startsAutomatically])
  const stopAutomatic = () => {
    // From now on, the visitor plays and pauses.
    isControlled.current = true
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
      onPointerDown={stopAutomatic}
      onKeyDown={stopAutomatic}
    />
  )
}
