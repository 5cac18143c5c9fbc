import type { PageFieldsFragment } from '#web/shop/content/page.generated.ts'
import { Html } from '#web/ui/Html.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { Blocks } from './Blocks.tsx'

export function Page({ data: { page } }: { data: { page: PageFieldsFragment } }) {
  const { title, content, styles, blocks } = page
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <Blocks blocks={blocks} css={styles} />
      <Html html={content} css={styles} />
    </>
  )
}
