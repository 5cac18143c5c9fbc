/** The query for every server: twelve products as a grid shows them. */
export const query = `query BenchListing($search: String) {
  listing(filter: { search: $search }, first: 12) {
    nodes {
      id
      name
      url
      price
      regularPrice
      salePrice
      isNew
      image { url alt srcset }
      secondImage { url alt srcset }
      brands { slug name }
      options { slug name }
    }
    pageCount
    totalCount
  }
}`
