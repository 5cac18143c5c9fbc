import { Picture } from '#web/ui/Picture.tsx'
import styles from './BannerSlider.module.css'
import type { BlockFieldsFragment } from './page.generated.ts'

type Banner = Extract<BlockFieldsFragment, { __typename: 'BannerSlider' }>

/** Large pictures with a word each. The first is the first thing that a visitor sees. */
export function BannerSlider({ slides, first }: { slides: Banner['slides']; first: boolean }) {
  return (
    <section className={styles.banner} aria-roledescription="carousel" aria-label="Highlights">
      <ul className={styles.slides}>
        {slides.map((slide, index) => (
          <li key={slide.title} className={styles.slide}>
            <Picture
              className={styles.narrow}
              image={slide.mobile}
              sizes="100vw"
              loading={first && index === 0 ? 'eager' : 'lazy'}
            />
            <Picture
              className={styles.wide}
              image={slide.desktop}
              sizes="100vw"
              loading={first && index === 0 ? 'eager' : 'lazy'}
            />
            <div className={styles.words}>
              <h2 className={styles.title}>{slide.title}</h2>
              {slide.text ? <p className={styles.text}>{slide.text}</p> : null}
              {slide.link ? (
                <a className={styles.link} href={slide.link.url}>
                  {slide.link.text ?? 'Discover'}
                </a>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
