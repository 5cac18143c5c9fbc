import { longDate } from '#web/lib/date.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Html } from '#web/ui/Html.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { MoreStories } from './MoreStories.tsx'
import type { PageFieldsFragment } from './page.generated.ts'
import { storyPictureSizes } from './pictureSizes.ts'
import styles from './Story.module.css'

/** A single story: its subject and date, title, picture, text, and others to read next. */
export function Story({ story }: { story: PageFieldsFragment }) {
  const { title, content, styles: css, options, meta, image, date, categories } = story
  const heading = <h1 className={styles.title}>{title}</h1>
  return (
    <>
      <article className={styles.story}>
        <Container className={styles.head}>
          <Breadcrumbs steps={meta.breadcrumbs} />
          <header className={styles.header}>
            <p className={styles.facts}>
              {categories.join(', ')}
              {date ? <time dateTime={date}>{longDate(new Date(date))}</time> : null}
            </p>
            {options.showTitle ? heading : <VisuallyHidden>{heading}</VisuallyHidden>}
            {meta.description ? <p className={styles.lead}>{meta.description}</p> : null}
          </header>
        </Container>
        {image ? (
          <Picture
            className={styles.picture}
            image={image}
            sizes={storyPictureSizes}
            loading="eager"
            fetchPriority="high"
          />
        ) : null}
        <Container width="text">
          <Html html={content} css={css} className={styles.text} />
        </Container>
        <Container width="text" className={styles.on}>
          <ButtonLink variant="secondary" href="/stories">
            All stories
          </ButtonLink>
        </Container>
      </article>
      <MoreStories except={title} />
    </>
  )
}
