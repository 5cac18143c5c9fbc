import { type ImgHTMLAttributes, useContext } from 'react'
import { InlineImages, phoneMedia, srcsetCandidate } from '#web/boot/inlineImages.ts'
import { classes } from '#web/lib/classes.ts'
import { type ImageFiles, type ImageUrls, imageFiles } from './imageFiles.ts'
import styles from './Picture.module.css'

/** An image in several sizes and formats, as the shop's data describes it. */
export interface ImageImage extends ImageUrls {
  alt: string
  color: string | null
  width: number
  height: number
}

interface PictureProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'fetchPriority' | 'className'> {
  image: ImageImage | null
  /** The width in the layout, for the attribute `sizes`: `(width >= 48rem) 33vw, 50vw`. */
  sizes: string
  /** The aspect ratio to crop to, such as `3 / 4`; by default the image's own. */
  ratio?: string
  /** Replaces the image's alternative text; empty if adjacent text says the same. */
  alt?: string
  /** The width in px of the file that phones load, only for images in the first view. */
  phoneWidth?: number | undefined
  /** The crop that phones show instead. */
  phoneImage?: ImageImage | null | undefined
  /** The URL of a smaller file that is already loaded, shown until the image has loaded. */
  placeholder?: string | undefined
}

/** A responsive image, whose space and background colour are rendered before the file has loaded. */
export function Picture({
  image,
  sizes,
  ratio,
  alt,
  className,
  loading = 'lazy',
  fetchPriority,
  phoneWidth,
  phoneImage,
  placeholder,
}: PictureProps) {
  const style = {
    aspectRatio: ratio,
    backgroundColor: image?.color ?? undefined,
    backgroundImage: placeholder && `url(${JSON.stringify(placeholder)})`,
  }
  if (!image) return <div className={classes(styles.empty, className)} style={style} />
  const files = imageFiles(image)
  const sources = imageSources(files)
  const phoneFiles = phoneImage ? imageFiles(phoneImage) : files
  return (
    <picture className={classes(styles.picture, className)}>
      {phoneWidth ? <PhoneSource avifSrcset={phoneFiles.avifSrcset} width={phoneWidth} /> : null}
      {phoneImage
        ? imageSources(phoneFiles).map(({ type, srcset }) => (
            <source key={type} media={phoneMedia} type={type} srcSet={srcset} sizes={sizes} />
          ))
        : null}
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        // Before `src`: a browser that reads the URL first may load a lazy image immediately.
        loading={loading}
        fetchPriority={fetchPriority}
        // Browsers without AVIF and WebP load a single size.
        sizes={sources.length > 0 ? undefined : sizes}
        srcSet={sources.length > 0 ? undefined : files.srcset || undefined}
        src={files.url}
        width={image.width}
        height={image.height}
        alt={alt ?? image.alt}
        style={style}
        decoding="async"
      />
    </picture>
  )
}

/** Returns the modern formats of an image for `<source>` elements, smallest files first. */
export function imageSources({ avifSrcset, webpSrcset }: ImageFiles) {
  const sources = [
    { type: 'image/avif', srcset: avifSrcset },
    { type: 'image/webp', srcset: webpSrcset },
  ]
  return sources.flatMap(({ type, srcset }) => (srcset ? [{ type, srcset }] : []))
}

/** The source for phones, which may be a data URL in the server's HTML, hence the suppressed warning. */
export function PhoneSource({ avifSrcset, width }: { avifSrcset: string | null; width: number }) {
  const inline = useContext(InlineImages)
  const url = avifSrcset && srcsetCandidate(avifSrcset, width)
  if (!url) return null
  return (
    <source
      media={phoneMedia}
      type="image/avif"
      srcSet={inline.get(url) ?? url}
      suppressHydrationWarning
    />
  )
}
