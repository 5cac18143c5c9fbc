import type { TileComponentProps } from 'pigeon-maps'
import { useState } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './StoreMap.module.css'

/** A tile of the map, visible once it has loaded. OpenStreetMap requires the site's origin as referrer, and no more. */
export function StoreTile({ tile, tileLoaded }: TileComponentProps) {
  const [isThere, setIsThere] = useState(false)
  return (
    <img
      className={classes(styles.tile, isThere && styles.there)}
      src={tile.url}
      width={tile.width}
      height={tile.height}
      referrerPolicy="strict-origin"
      onLoad={() => {
        setIsThere(true)
        tileLoaded()
      }}
      alt=""
      style={{ left: tile.left, top: tile.top, inlineSize: tile.width, blockSize: tile.height }}
    />
  )
}
