import { type ComponentType, useEffect, useRef, useState } from 'react'
import { nextTask } from '#web/boot/nextTask.ts'
import styles from './FooterNewsletter.module.css'

/** How far ahead of the footer its form's code is asked for. */
const ahead = '800px'

/** The newsletter's form in the footer (SPEC §7, form 3); its code comes when the footer is near. */
export function FooterNewsletter() {
  const place = useRef<HTMLDivElement>(null)
  const [Form, setForm] = useState<ComponentType>()
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        observer.disconnect()
        // Observers are called within a frame, which would wait for what follows.
        await nextTask()
        const { FooterNewsletterForm } = await import('./FooterNewsletterForm.tsx')
        setForm(() => FooterNewsletterForm)
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.footer}>
      {Form ? <Form /> : null}
    </div>
  )
}
