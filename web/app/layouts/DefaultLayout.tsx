import type { ReactNode } from 'react'
import { FooterNewsletter } from '#web/frame/footer/FooterNewsletter.tsx'
import { SiteFooter } from '#web/frame/footer/SiteFooter.tsx'
import { BackToTop } from '#web/frame/header/BackToTop.tsx'
import { NotificationBar } from '#web/frame/header/NotificationBar.tsx'
import { SiteHeader } from '#web/frame/header/SiteHeader.tsx'
import { useHeader } from '#web/frame/header/useHeader.ts'

/** The layout of most pages: notification bar, header, page, footer (frame.layout.*). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { ref, isHidden, offersTop } = useHeader()
  return (
    <>
      <NotificationBar />
      <SiteHeader hidden={isHidden} ref={ref} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <BackToTop offered={offersTop} />
      <SiteFooter newsletter={<FooterNewsletter />} />
    </>
  )
}
