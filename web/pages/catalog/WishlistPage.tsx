import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { PageIntro } from '#web/shop/content/blocks/PageIntro.tsx'
import type { PageFieldsFragment } from '#web/shop/content/page.generated.ts'
import { Container } from '#web/ui/Container.tsx'
import { WishlistView } from './WishlistView.tsx'

export function Page({ data: { page } }: { data: { page: PageFieldsFragment } }) {
  return (
    <Container>
      <WishlistView intro={<PageIntro content={page} fallbackTitle={titleCopy.wishlist} />} />
    </Container>
  )
}
