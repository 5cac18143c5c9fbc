import { useEffect, useRef, useState } from 'react'
import { blockCopy } from '#web/generated/messages/blockCopy.ts'
import { useIsSeen } from '#web/lib/useIsSeen.ts'
import { useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { PlayIcon } from '#web/ui/icons.tsx'
import { imageFiles } from '#web/ui/media/imageFiles.ts'
import { Picture } from '#web/ui/media/Picture.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './VideoPlayer.module.css'
import type { VideoBlock } from './video.ts'
import { playerUrl, videoPageUrl } from './video.ts'

/** An editor's video from a file, Vimeo or YouTube (`content.video.*`), loaded when it is played. */
export function VideoPlayer({ video }: { video: VideoBlock }) {
  return (
    <section className={styles.block} aria-label={video.title ?? blockCopy.video}>
      {video.title ? <h2 className={styles.title}>{video.title}</h2> : null}
      {video.provider === 'HTML5' ? <VideoFile video={video} /> : <VideoEmbed video={video} />}
    </section>
  )
}

/**
 * A video at Vimeo or YouTube, with its poster until it is pressed or, with autoplay, comes into view
 * (`content.video.lazy`).
 */
export function VideoEmbed({ video }: { video: VideoBlock }) {
  const container = useRef<HTMLDivElement>(null)
  const [isPressed, setIsPressed] = useState(false)
  const isSeen = useIsSeen(container)
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [hasStarted, setHasStarted] = useState(false)
  const startsAutomatically = video.autoplay && isSeen && !prefersReducedMotion
  if (startsAutomatically && !hasStarted) setHasStarted(true)
  const title = video.title ?? blockCopy.video
  return (
    <div className={styles.player} ref={container}>
      {isPressed || hasStarted ? (
        <iframe
          className={styles.frame}
          src={playerUrl(video, { muted: video.mute || !isPressed })}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          // Vimeo and YouTube require a referrer.
          referrerPolicy="strict-origin"
        />
      ) : (
        <a
          className={styles.poster}
          href={videoPageUrl(video)}
          onClick={(event) => {
            event.preventDefault()
            setIsPressed(true)
          }}
        >
          <Picture
            image={video.poster}
            sizes="(width >= 80rem) 75rem, 100vw"
            ratio="16 / 9"
            alt=""
          />
          <span className={styles.play}>
            <PlayIcon size={30} />
          </span>
          <VisuallyHidden>{blockCopy.playVideo({ title })}</VisuallyHidden>
        </a>
      )}
    </div>
  )
}

/** A video from a file, whose autoplay is muted and pauses out of view (`content.video.autoplay-muted`). */
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
