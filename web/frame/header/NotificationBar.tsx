import { useEffect, useState } from 'react'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { classes } from '#web/lib/classes.ts'
import { useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { Html } from '#web/ui/Html.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { PauseIcon, PlayIcon } from '#web/ui/icons.tsx'
import styles from './NotificationBar.module.css'

/** Milliseconds that one piece of news stays (SPEC §9). */
const turnMilliseconds = 6000

/** The line of news above the header. It turns by itself unless paused, pointed at, or motion is unwanted. */
export function NotificationBar() {
  const { data } = useFrame()
  const bar = data?.site?.settings.notificationBar
  if (!bar?.enabled || bar.items.length === 0) return null
  return <News items={bar.items.map(({ text }) => text)} />
}

function News({ items }: { items: string[] }) {
  const [shown, setShown] = useState(0)
  const [paused, setPaused] = useState(false)
  const [attended, setAttended] = useState(false)
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const turning = items.length > 1 && !paused && !attended && !still

  useEffect(() => {
    if (!turning) return
    const turn = () => {
      if (!document.hidden) setShown((index) => (index + 1) % items.length)
    }
    const timer = setInterval(turn, turnMilliseconds)
    return () => clearInterval(timer)
  }, [turning, items.length])

  const label = still ? 'Next announcement' : paused ? 'Play announcements' : 'Pause announcements'
  const press = still ? () => setShown((shown + 1) % items.length) : () => setPaused(!paused)
  return (
    <section
      className={styles.bar}
      aria-label="Announcements"
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
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
          icon={paused || still ? <PlayIcon size={14} /> : <PauseIcon size={14} />}
          onClick={press}
        />
      ) : null}
    </section>
  )
}
