import type { z } from 'zod'
import type { ContentBlock } from '../contracts/content.ts'

type SliderBlock = Extract<z.infer<typeof ContentBlock>, { type: 'product-slider' }>

/** A product slider before its products are loaded: the parent value of the schema's ProductSlider. */
export interface ProductSliderParent {
  __typename: 'ProductSlider'
  title: string
  text: string | null
  /** The schema's Link; the generated types cannot be imported, because they import this module. */
  link: { url: string; isNewTab: boolean; text?: string | null } | null
  query: SliderBlock['query']
}
