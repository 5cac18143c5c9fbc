import type { PageFieldsFragment } from '#web/shop/content/page.generated.ts'
import { Container } from '#web/ui/Container.tsx'
import { Html } from '#web/ui/Html.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { Blocks } from './Blocks.tsx'

export function Page({ data: { page } }: { data: { page: PageFieldsFragment } }) {
  const { title, content, styles, blocks } = page
  const html = <Html html={content} css={styles} />
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <Blocks blocks={blocks} css={styles} />
      {/* Content with styles of its own may fill the width of the page; without them it has the page's margins. */}
      {styles ? html : <Container width="text">{html}</Container>}
    </>
  )
}
