import { type ComponentType, useEffect, useRef, useState } from 'react'
import { classes } from '#web/lib/classes.ts'
import type { Position } from '#web/lib/distance.ts'
import styles from './StoreMap.module.css'
import type { TileMapProps } from './StoreTileMap.tsx'

interface StoreMapProps extends Omit<TileMapProps, 'centre'> {
  className?: string | undefined
  centre: Position | undefined
}

/** The space of the map, whose code and tiles are loaded when it comes into view. */
export function StoreMap({ className, centre, ...rest }: StoreMapProps) {
  const place = useRef<HTMLElement>(null)
  const [TileMap, setTileMap] = useState<ComponentType<TileMapProps>>()
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        observer.disconnect()
        import('./StoreTileMap.tsx').then(
          ({ StoreTileMap }) => setTileMap(() => StoreTileMap),
          // The list beside it has the same information.
          () => {},
        )
      },
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <section ref={place} className={classes(styles.place, className)} aria-label="Map of stores">
      {TileMap && centre ? <TileMap centre={centre} {...rest} /> : null}
    </section>
  )
}
