import { Picture, type PictureImage } from '#web/ui/Picture.tsx'
import { gallerySizes } from './gallerySizes.ts'
import styles from './ProductGallery.module.css'

interface ProductGalleryProps {
  name: string
  images: readonly (PictureImage & { id: string })[]
}

/** A product's pictures: side by side on wide screens, one to swipe through on narrow ones. */
export function ProductGallery({ name, images }: ProductGalleryProps) {
  return (
    <section className={styles.region} aria-label={`Pictures of ${name}`}>
      <ul className={styles.gallery}>
        {images.map((image, index) => (
          <li key={image.id} className={styles.item}>
            <a className={styles.zoom} href={image.url} target="_blank" rel="noreferrer">
              <Picture
                image={image}
                sizes={gallerySizes}
                ratio="3 / 4"
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
