/** Copy that shoppers read in the search, where the specification does not fix the wording. */
export const searchCopy = {
  field: 'Search the shop',
  placeholder: 'What are you looking for?',
  searching: 'Searching…',
  suggestionCount: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  failed: "We couldn't load suggestions. Please try again.",
  recent: 'Recently searched',
  trending: 'Trending searches',
  collections: 'Popular collections',
  title: 'Search',
  suggestions: 'Suggestions',
  clearHistory: 'Clear',
  tryAgain: 'Try again',
}
