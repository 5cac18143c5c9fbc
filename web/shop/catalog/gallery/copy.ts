/** Copy that shoppers read in a product's gallery, apart from the copy of listings, which product pages do not load. */
export const galleryCopy = {
  images: (product: string) => `Pictures of ${product}`,
  zoom: 'Zoom: ',
  video: 'Video',
  videoOf: (product: string) => `Video of ${product}`,
  playVideo: (product: string) => `Play the video of ${product}`,
  show: (number: number, count: number, label: string) => `Show ${number} of ${count}: ${label}`,
}
