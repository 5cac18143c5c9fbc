import { blockCopy } from '#web/generated/messages/blockCopy.ts'
import { VideoEmbed } from './VideoEmbed.tsx'
import { VideoFile } from './VideoFile.tsx'
import styles from './VideoPlayer.module.css'
import type { VideoBlock } from './video.ts'

/** An editor's video from a file, Vimeo or YouTube (`content.video.*`), loaded when it is played. */
export function VideoPlayer({ video }: { video: VideoBlock }) {
  return (
    <section className={styles.block} aria-label={video.title ?? blockCopy.video}>
      {video.title ? <h2 className={styles.title}>{video.title}</h2> : null}
      {video.provider === 'HTML5' ? <VideoFile video={video} /> : <VideoEmbed video={video} />}
    </section>
  )
}
