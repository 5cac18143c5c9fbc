import { BannerSlider } from './BannerSlider.tsx'
import { ProductSlider } from './ProductSlider.tsx'
import type { BlockFieldsFragment } from './page.generated.ts'
import { Tiles } from './Tiles.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

/** An editor's blocks, in their order. */
export function Blocks({ blocks }: { blocks: readonly BlockFieldsFragment[] }) {
  return blocks.map((block, index) => (
    <Block key={JSON.stringify(block).slice(0, 200)} block={block} first={index === 0} />
  ))
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
      return <VideoPlayer film={block} />
  }
}
