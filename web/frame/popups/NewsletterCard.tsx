import { useState } from 'react'
import { useFrame } from '#web/core/SiteProvider.tsx'
import { newsletterCopy } from '#web/generated/messages/newsletterCopy.ts'
import { useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { Button } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './Newsletter.module.css'
import { NewsletterForm } from './NewsletterForm.tsx'
import { useNewsletterQuery } from './newsletter.generated.ts'
import { PopupCard, smallQuery } from './PopupCard.tsx'

/** The newsletter in a card; in small windows its form opens on a press (popups.newsletter.card). */
export function NewsletterCard({ onClose }: { onClose: () => void }) {
  const newsletter = useFrame().data?.site?.settings.newsletter
  const isSmall = useMediaQuery(smallQuery)
  const [isAsked, setAsked] = useState(false)
  return (
    <PopupCard title={newsletter?.title ?? newsletterCopy.title} onClose={onClose}>
      {isSmall && !isAsked ? (
        <div className={styles.short}>
          <p>{newsletter?.description}</p>
          <Button variant="secondary" onClick={() => setAsked(true)}>
            {newsletterCopy.subscribe}
          </Button>
        </div>
      ) : (
        <div className={styles.content}>
          {isSmall ? null : <NewsletterImage />}
          {isSmall ? null : <p>{newsletter?.description}</p>}
          <NewsletterForm takesFocus={isAsked} onSubscribed={onClose} />
        </div>
      )}
    </PopupCard>
  )
}

function NewsletterImage() {
  const { data } = useNewsletterQuery()
  return (
    <Picture
      image={data?.site?.settings.newsletter.image ?? null}
      sizes="19rem"
      ratio="5 / 2"
      alt=""
    />
  )
}
