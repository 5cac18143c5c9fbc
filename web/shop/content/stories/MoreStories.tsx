import { useEffect, useRef, useState } from 'react'
import styles from './MoreStories.module.css'
import { StoryCard } from './StoryCard.tsx'
import { useStoriesQuery } from './stories.generated.ts'

/** Stories to show. */
const count = 3

/** The newest stories other than this one, loaded when the section comes near the window. */
export function MoreStories({ except }: { except: string }) {
  const place = useRef<HTMLElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) setIsNear(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const { data } = useStoriesQuery({
    variables: { page: 1, limit: count + 1 },
    skip: !isNear,
    ssr: false,
  })
  const others = data?.posts?.posts.filter(({ title }) => title !== except).slice(0, count) ?? []
  return (
    <section ref={place} className={styles.more} aria-label="More stories">
      {others.length > 0 ? (
        <>
          <h2 className={styles.title}>More stories</h2>
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
