import { useRef, useState } from 'react'
import { useIsSeen } from '#web/lib/useIsSeen.ts'
import { useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { PlayIcon } from '#web/ui/icons.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './VideoPlayer.module.css'
import { filmPage, playerAddress } from './videoAddress.ts'
import type { VideoBlock } from './videoBlock.ts'

/** A film at Vimeo or YouTube: its poster until it is pressed or, with autoplay, comes into view (`content.video.lazy`). */
export function VideoEmbed({ film }: { film: VideoBlock }) {
  const place = useRef<HTMLDivElement>(null)
  const [isPressed, setIsPressed] = useState(false)
  const isSeen = useIsSeen(place)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [hasStarted, setHasStarted] = useState(false)
  const startsAutomatically = film.autoplay && isSeen && !isStill
  if (startsAutomatically && !hasStarted) setHasStarted(true)
  const title = film.title ?? 'Film'
  return (
    <div className={styles.screen} ref={place}>
      {isPressed || hasStarted ? (
        <iframe
          className={styles.frame}
          src={playerAddress(film, { muted: film.mute || !isPressed })}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          // The players require a referrer.
          referrerPolicy="strict-origin"
        />
      ) : (
        <a
          className={styles.poster}
          href={filmPage(film)}
          onClick={(event) => {
            event.preventDefault()
            setIsPressed(true)
          }}
        >
          <Picture
            image={film.poster}
            sizes="(width >= 80rem) 75rem, 100vw"
            ratio="16 / 9"
            alt=""
          />
          <span className={styles.play}>
            <PlayIcon size={30} />
          </span>
          <VisuallyHidden>{`Play: ${title}`}</VisuallyHidden>
        </a>
      )}
    </div>
  )
}
