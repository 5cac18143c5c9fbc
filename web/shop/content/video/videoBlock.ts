import type { BlockFieldsFragment } from '../page.generated.ts'

/** A video among an editor's blocks. */
export type VideoBlock = Extract<BlockFieldsFragment, { __typename: 'Video' }>
