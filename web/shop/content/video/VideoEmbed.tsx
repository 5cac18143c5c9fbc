import { useRef, useState } from 'react'
import { blockCopy } from '#web/generated/messages/blockCopy.ts'
import { useIsSeen } from '#web/lib/useIsSeen.ts'
import { useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { PlayIcon } from '#web/ui/icons.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './VideoPlayer.module.css'
import type { VideoBlock } from './video.ts'
import { playerUrl, videoPageUrl } from './video.ts'

/** A video at Vimeo or YouTube. Shows its poster until it is pressed or, with autoplay, comes into view (`content.video.lazy`). */
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
