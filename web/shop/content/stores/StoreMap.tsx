import { type ComponentType, useEffect, useRef, useState } from 'react'
import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import { classes } from '#web/lib/classes.ts'
import styles from './StoreMap.module.css'
import type { TileMapProps } from './StoreTileMap.tsx'

interface StoreMapProps extends TileMapProps {
  className?: string | undefined
}

/** The map of stores, whose code and tiles are loaded when it comes near the window. */
export function StoreMap({ className, ...rest }: StoreMapProps) {
  const container = useRef<HTMLElement>(null)
  const [TileMap, setTileMap] = useState<ComponentType<TileMapProps>>()
  useEffect(() => {
    if (!container.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        observer.disconnect()
        import('./StoreTileMap.tsx').then(
          ({ StoreTileMap }) => setTileMap(() => StoreTileMap),
          // The list beside the map has the same information.
          () => {},
        )
      },
      { rootMargin: '200px' },
    )
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  return (
    <section
      ref={container}
      className={classes(styles.container, className)}
      aria-label={contentCopy.map}
    >
      {TileMap ? <TileMap {...rest} /> : null}
    </section>
  )
}
