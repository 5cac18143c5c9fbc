import { VideoEmbed } from './VideoEmbed.tsx'
import { VideoFile } from './VideoFile.tsx'
import styles from './VideoPlayer.module.css'
import type { VideoBlock } from './videoBlock.ts'

/** A film from a file, Vimeo or YouTube (`content.video.*`), loaded when it is played. */
export function VideoPlayer({ film }: { film: VideoBlock }) {
  return (
    <section className={styles.film} aria-label={film.title ?? 'Film'}>
      {film.title ? <h2 className={styles.title}>{film.title}</h2> : null}
      {film.provider === 'HTML5' ? <VideoFile film={film} /> : <VideoEmbed film={film} />}
    </section>
  )
}
