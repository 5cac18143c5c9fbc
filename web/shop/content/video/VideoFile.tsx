import { useEffect, useRef } from 'react'
import { blockCopy } from '#web/generated/messages/blockCopy.ts'
import { useIsSeen } from '#web/lib/useIsSeen.ts'
import { useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { imageFiles } from '#web/ui/media/imageFiles.ts'
import styles from './VideoPlayer.module.css'
import type { VideoBlock } from './video.ts'

/** A video from a file. Autoplay is muted and pauses out of view (`content.video.autoplay-muted`). */
export function VideoFile({ video }: { video: VideoBlock }) {
  const element = useRef<HTMLVideoElement>(null)
  const isSeen = useIsSeen(element)
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isUserControlled = useRef(false)
  const startsAutomatically = video.autoplay && !prefersReducedMotion
  useEffect(() => {
    const player = element.current
    if (!player || !startsAutomatically || isUserControlled.current) return
    if (!isSeen) return player.pause()
    // Browsers allow autoplay only when muted. If it is blocked, the video can be started by its controls.
    player.muted = true
    player.play().catch(() => {})
  }, [isSeen, startsAutomatically])
  const stopAutoplay = () => {
    // From now on the visitor controls the video.
    isUserControlled.current = true
  }
  return (
    <video
      ref={element}
      className={styles.player}
      src={video.source}
      poster={video.poster ? imageFiles(video.poster).url : undefined}
      muted={video.mute || video.autoplay}
      loop={video.loop}
      controls
      playsInline
      preload={video.poster ? 'none' : 'metadata'}
      aria-label={video.title ?? blockCopy.video}
      onPointerDown={stopAutoplay}
      onKeyDown={stopAutoplay}
    />
  )
}
