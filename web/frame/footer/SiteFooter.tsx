import { ServerMarkup } from '#web/boot/ServerMarkup.tsx'
import { useOpenOverlay } from '#web/core/overlays.ts'
import { useFrame, useSite } from '#web/core/SiteProvider.tsx'
import { scrollToTop } from '#web/frame/header/BackToTop.tsx'
import { frameCopy } from '#web/generated/messages/frameCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { linkTarget } from '#web/lib/linkTarget.ts'
import { Button } from '#web/ui/Button.tsx'
import { Logo } from '../header/Logo.tsx'
import { LanguageLink } from '../LanguageLink.tsx'
import { FooterColumn, useOpenColumns } from './FooterColumn.tsx'
import { FooterContact } from './FooterContact.tsx'
import styles from './SiteFooter.module.css'

/** The footer: newsletter, menu columns, contact details and copyright (frame.footer.*). */
export function SiteFooter({
  newsletter,
}: {
  /** The newsletter form, shown below the texts of the site's settings. */
  newsletter?: Elements
}) {
  const { data } = useFrame()
  const site = data?.site
  const open = useOpenOverlay()
  const footer = useOpenColumns()
  return (
    <footer className={styles.footer} ref={footer}>
      <div className={styles.inner}>
        {newsletter && site?.settings.newsletter.enabled ? (
          <section className={styles.newsletter} aria-labelledby="footer-newsletter">
            <h2 id="footer-newsletter" className={styles.title}>
              {site.settings.newsletter.title}
            </h2>
            <p className={styles.text}>{site.settings.newsletter.description}</p>
            {newsletter}
          </section>
        ) : null}
        <Columns />
        <div className={styles.end}>
          <Logo site={site} />
          <p className={styles.copyright}>{site?.info.copyright}</p>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => open('consent')}>
            {frameCopy.cookiePreferences}
          </Button>
          <Button className={styles.top} variant="quiet" onClick={scrollToTop}>
            {uiCopy.backToTop}
          </Button>
        </div>
      </div>
    </footer>
  )
}

/** The menu columns, plain links whose server HTML is not hydrated. */
function Columns() {
  const { site, usesServerMarkup } = useSite()
  return (
    <ServerMarkup className={styles.columns} isReused={usesServerMarkup}>
      {site?.menus.footer.map((group) => (
        <nav key={group.id} aria-label={group.title}>
          <FooterColumn title={group.title}>
            <ul>
              {group.items.map((item) => (
                <li key={item.id}>
                  <a className={styles.link} href={item.url} target={linkTarget(item)}>
                    {item.title}
                  </a>
                </li>
              ))}
            </ul>
          </FooterColumn>
        </nav>
      ))}
      {site ? <FooterContact {...site.settings} /> : null}
      {/* Only beside the menus: an empty part tells the browser that the server lacked the data. */}
      {import.meta.env.SSR && site ? <LanguageLink className={styles.link} /> : null}
    </ServerMarkup>
  )
}
