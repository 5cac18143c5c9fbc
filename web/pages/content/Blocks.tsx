import { ProductSlider } from '#web/shop/catalog/card/ProductSlider.tsx'
import { BannerSlider } from '#web/shop/content/blocks/BannerSlider.tsx'
import { Tiles } from '#web/shop/content/blocks/Tiles.tsx'
import type { BlockFieldsFragment } from '#web/shop/content/page.generated.ts'
import { VideoPlayer } from '#web/shop/content/video/VideoPlayer.tsx'

/** The blocks of an editor's page. */
export function Blocks({ blocks }: { blocks: readonly BlockFieldsFragment[] }) {
  const seen = new Map<string, number>()
  return blocks.map((block, index) => {
    const name = nameOf(block)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return <Block key={`${name} ${count}`} block={block} first={index === 0} />
  })
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
