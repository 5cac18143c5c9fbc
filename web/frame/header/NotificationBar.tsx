import { useEffect, useState } from 'react'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { frameCopy } from '#web/generated/messages/frameCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { useHover } from '#web/lib/useHover.ts'
import { useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { Html } from '#web/ui/Html.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { PauseIcon, PlayIcon } from '#web/ui/icons.tsx'
import styles from './NotificationBar.module.css'

/** Milliseconds for which an announcement is shown (frame.notification-bar.autoplay). */
const interval = 6000

/** Announcements above the header, which advance automatically unless paused (frame.notification-bar.*). */
export function NotificationBar() {
  const { data } = useFrame()
  const bar = data?.site?.settings.notificationBar
  if (!bar?.enabled || bar.items.length === 0) return null
  return <Announcements items={bar.items.map(({ text }) => text)} />
}

function Announcements({ items }: { items: string[] }) {
  const [shown, setShown] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const hover = useHover(setHeld)
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isAdvancing = items.length > 1 && !isPaused && !isHeld && !prefersReducedMotion

  useEffect(() => {
    if (!isAdvancing) return
    const advance = () => {
      if (!document.hidden) setShown((index) => (index + 1) % items.length)
    }
    const timer = setInterval(advance, interval)
    return () => clearInterval(timer)
  }, [isAdvancing, items.length])

  const label = prefersReducedMotion
    ? frameCopy.nextAnnouncement
    : isPaused
      ? frameCopy.playAnnouncements
      : frameCopy.pauseAnnouncements
  const press = prefersReducedMotion
    ? () => setShown((shown + 1) % items.length)
    : () => setPaused(!isPaused)
  return (
    <section
      className={styles.bar}
      aria-label={frameCopy.announcements}
      ref={hover}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.items}>
        {items.map((html, index) => (
          <div
            key={html}
            className={classes(styles.item, index === shown && styles.shown)}
            inert={index !== shown}
          >
            <Html className={styles.text} html={html} />
          </div>
        ))}
      </div>
      {items.length > 1 ? (
        <IconButton
          className={styles.pause}
          label={label}
          icon={isPaused || prefersReducedMotion ? <PlayIcon size={14} /> : <PauseIcon size={14} />}
          onClick={press}
        />
      ) : null}
    </section>
  )
}
