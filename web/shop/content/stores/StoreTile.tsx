import type { TileComponentProps } from 'pigeon-maps'
import { useState } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './StoreMap.module.css'

/**
 * A tile of the map, visible once it has loaded, and requested with the origin as the referrer, which OpenStreetMap
 * requires.
 */
export function StoreTile({ tile, tileLoaded }: TileComponentProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <img
      className={classes(styles.tile, isLoaded && styles.loaded)}
      src={tile.url}
      width={tile.width}
      height={tile.height}
      referrerPolicy="strict-origin"
      onLoad={() => {
        setIsLoaded(true)
        tileLoaded()
      }}
      alt=""
      style={{ left: tile.left, top: tile.top, inlineSize: tile.width, blockSize: tile.height }}
    />
  )
}
