import { galleryCopy } from '#web/generated/messages/galleryCopy.ts'
import { PlayIcon } from '#web/ui/icons.tsx'
import { imageFiles } from '#web/ui/media/imageFiles.ts'
import { type ImageImage, Picture } from '#web/ui/media/Picture.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './GalleryThumbnails.module.css'

interface GalleryThumbnailsProps {
  images: readonly ImageImage[]
  video: { poster: ImageImage | null } | null
  /** The index of the slide in view, counted from 0; the video is the last. */
  current: number
  onShow: (index: number) => void
}

/** Thumbnails that scroll the gallery to their slide. */
export function GalleryThumbnails({ images, video, current, onShow }: GalleryThumbnailsProps) {
  const thumbnails = [
    ...images.map((image) => ({ id: imageFiles(image).url, image, label: image.alt })),
    ...(video ? [{ id: 'video', image: video.poster, label: galleryCopy.video }] : []),
  ]
  if (thumbnails.length < 2) return null
  return (
    <ul className={styles.thumbnails}>
      {thumbnails.map(({ id, image, label }, index) => (
        <li key={id}>
          <button
            className={styles.thumbnail}
            type="button"
            aria-current={index === current}
            onClick={() => onShow(index)}
          >
            <Picture image={image} sizes="4.5rem" ratio="3 / 4" alt="" />
            {id === 'video' ? (
              <span className={styles.play}>
                <PlayIcon size={18} />
              </span>
            ) : null}
            <VisuallyHidden>
              {galleryCopy.show({ number: index + 1, count: thumbnails.length, label })}
            </VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The keys of the placeholders: most products have four images. */
const skeletons = ['first', 'second', 'third', 'fourth']

/** Placeholders for the thumbnails while the images load. */
export const ThumbnailSkeletons = () => (
  <div className={styles.thumbnails} aria-hidden="true">
    {skeletons.map((key) => (
      <span key={key}>
        <span className={styles.thumbnail}>
          <Skeleton ratio="3 / 4" />
        </span>
      </span>
    ))}
  </div>
)
