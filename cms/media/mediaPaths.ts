import { join } from 'node:path'
import type { PictureAddress } from './address.ts'

/** The folders and files of a data directory that the server and the studio share. */
export interface MediaPaths {
  /** Folder of drawn files, with one folder per version of the drawing code. */
  pictures: string
  /** Folder of requested files, one JSON file each. */
  requests: string
  /** File that lists every picture of the shop, in the order in which they are drawn. */
  backlog: string
  /** File that names the process of the running studio. */
  lock: string
}

/** The paths below a data directory. */
export function mediaPaths(dataDirectory: string): MediaPaths {
  const studio = join(dataDirectory, 'studio')
  return {
    pictures: join(dataDirectory, 'media'),
    requests: join(studio, 'requests'),
    backlog: join(studio, 'backlog.jsonl'),
    lock: join(studio, 'studio.lock'),
  }
}

/** A file's path below the folder of pictures: `{drawing version}/{id}-{content}-{width}.{format}`. */
export function picturePath({ version, id, width, format }: PictureAddress): string {
  return join(version.slice(0, 8), `${id}-${version.slice(8)}-${width}.${format}`)
}
