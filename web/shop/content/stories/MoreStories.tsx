import { useEffect, useRef, useState } from 'react'
import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import styles from './MoreStories.module.css'
import { StoryCard } from './StoryCard.tsx'
import { useStoriesQuery } from './stories.generated.ts'

/** The number of stories to show. */
const count = 3

/** The newest other stories, loaded when the section comes near the window. */
export function MoreStories({ currentTitle }: { currentTitle: string }) {
  const section = useRef<HTMLElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!section.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) setIsNear(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])
  const { data } = useStoriesQuery({
    variables: { page: 1, limit: count + 1 },
    skip: !isNear,
    ssr: false,
  })
  const others =
    data?.stories?.nodes.filter(({ title }) => title !== currentTitle).slice(0, count) ?? []
  return (
    <section ref={section} className={styles.more} aria-label={contentCopy.moreStories}>
      {others.length > 0 ? (
        <>
          <h2 className={styles.title}>{contentCopy.moreStories}</h2>
          <ul className={styles.grid}>
            {others.map((story) => (
              <li key={story.id}>
                <StoryCard story={story} sizes="(width >= 48rem) 30vw, 100vw" heading="h3" />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
