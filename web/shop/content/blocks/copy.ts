/**
 * Copy that visitors read in an editor's blocks, where the specification does not fix the wording. Apart from the copy
 * of other content, which the home page does not load.
 */
export const blockCopy = {
  highlights: 'Highlights',
  discover: 'Discover',
  products: 'Products',
  viewAll: 'View all',
  video: 'Film',
  playVideo: (title: string) => `Play: ${title}`,
}
