import type { TileComponentProps } from 'pigeon-maps'
import { useState } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './StoreMap.module.css'

/** One square of the map, seen once it is there. OpenStreetMap asks to be told which site shows it, no more. */
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
