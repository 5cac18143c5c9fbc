import { ProductSlider } from '#web/shop/catalog/card/ProductSlider.tsx'
import { BannerSlider } from '#web/shop/content/blocks/BannerSlider.tsx'
import { Tiles } from '#web/shop/content/blocks/Tiles.tsx'
import type { BlockFieldsFragment } from '#web/shop/content/page.generated.ts'
import { VideoPlayer } from '#web/shop/content/video/VideoPlayer.tsx'
import { useScopedStyles } from '#web/ui/useScopedStyles.tsx'

/** The blocks of an editor's page. `css` applies to them only (pages.styles.*). */
export function Blocks({
  blocks,
  css,
}: {
  blocks: readonly BlockFieldsFragment[]
  css: string | null
}) {
  const { piece, style } = useScopedStyles(blocks.length > 0 ? css : null)
  const seen = new Map<string, number>()
  const list = blocks.map((block, index) => {
    const name = nameOf(block)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return <Block key={`${name} ${count}`} block={block} first={index === 0} />
  })
  if (!piece) return list
  return (
    <>
      {style}
      <div data-piece={piece}>{list}</div>
    </>
  )
}

/** Returns a name that distinguishes a block from one that replaces it. */
function nameOf(block: BlockFieldsFragment) {
  const title = block.__typename === 'BannerSlider' ? block.slides[0]?.title : block.title
  return `${block.__typename} ${title ?? ''}`
}

function Block({ block, first }: { block: BlockFieldsFragment; first: boolean }) {
  switch (block.__typename) {
    case 'BannerSlider':
      return <BannerSlider slides={block.slides} first={first} />
    case 'ProductSlider':
      return <ProductSlider {...block} />
    case 'Tiles':
      return <Tiles {...block} />
    case 'Video':
      return <VideoPlayer video={block} />
  }
}
