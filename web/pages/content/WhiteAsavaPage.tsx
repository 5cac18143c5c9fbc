import { useAccent } from '#web/core/SiteProvider.tsx'
import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import { ContactBlock } from '#web/shop/content/blocks/ContactBlock.tsx'
import { FormFrame } from '#web/shop/content/blocks/FormFrame.tsx'
import { PageTitle } from '#web/shop/content/blocks/PageTitle.tsx'
import { whiteAsavaImageSizes } from '#web/shop/content/imageSizes.ts'
import type { PageFieldsFragment } from '#web/shop/content/page.generated.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Html } from '#web/ui/Html.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Blocks } from './Blocks.tsx'
import styles from './WhiteAsavaPage.module.css'

export function Page({ data: { post } }: { data: { post: PageFieldsFragment } }) {
  const { content, styles: css, blocks, meta, image } = post
  const accent = useAccent('white-asava')
  return (
    <div style={accent}>
      <Container className={styles.head}>
        <Breadcrumbs steps={meta.breadcrumbs} />
        <PageTitle className={styles.title} content={post} />
        <ButtonLink href="#appointment">{contentCopy.bookAppointment}</ButtonLink>
      </Container>
      {image ? (
        <Picture
          image={image}
          sizes={whiteAsavaImageSizes}
          loading="eager"
          fetchPriority="high"
          className={styles.image}
        />
      ) : null}
      <Container width="text" className={styles.content}>
        <Html html={content} css={css} />
      </Container>
      <Blocks blocks={blocks} css={css} />
      <Container className={styles.appointment}>
        <section id="appointment" className={styles.form} aria-labelledby="appointment-title">
          <h2 id="appointment-title" className={styles.heading}>
            {contentCopy.bookAppointment}
          </h2>
          <FormFrame src="/component/appointment-form/" title={contentCopy.appointmentForm} />
        </section>
        <ContactBlock />
      </Container>
    </div>
  )
}
