import { type ComponentType, useEffect, useRef, useState } from 'react'
import { nextTask } from '#web/boot/tasks.ts'
import styles from './FooterNewsletter.module.css'

/** The distance at which the form's code is loaded. */
const loadMargin = '800px'

/** The newsletter form in the footer (popups.newsletter.footer-form), whose code is loaded when the footer is near. */
export function FooterNewsletter() {
  const container = useRef<HTMLDivElement>(null)
  const [Form, setForm] = useState<ComponentType>()
  useEffect(() => {
    if (!container.current) return
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        observer.disconnect()
        // A separate task: observers run before the frame is painted and would delay it.
        await nextTask()
        import('./FooterNewsletterForm.tsx').then(
          ({ FooterNewsletterForm }) => setForm(() => FooterNewsletterForm),
          () => {},
        )
      },
      { rootMargin: loadMargin },
    )
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={container} className={styles.footer}>
      {Form ? <Form /> : null}
    </div>
  )
}
