import { useEffect, useState } from 'react'
import styles from './controls.module.css'

const stepMilliseconds = 900

/** Plays a walk step by step, from its start once it has ended. */
export function PlayControl({
  at,
  steps,
  onGoTo,
}: {
  at: number
  steps: number
  onGoTo: (at: number) => void
}) {
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => {
      if (at < steps) onGoTo(at + 1)
      if (at + 1 >= steps) setPlaying(false)
    }, stepMilliseconds)
    return () => clearTimeout(timer)
  }, [isPlaying, at, steps, onGoTo])
  return (
    <button
      type="button"
      className={styles.button}
      disabled={steps === 0}
      onClick={() => {
        if (!isPlaying && at >= steps) onGoTo(0)
        setPlaying(!isPlaying)
      }}
    >
      {isPlaying ? 'Pause' : 'Play'}
    </button>
  )
}
