import type { BlockFieldsFragment } from '../page.generated.ts'

/** A film among an editor's blocks. */
export type VideoBlock = Extract<BlockFieldsFragment, { __typename: 'Video' }>
