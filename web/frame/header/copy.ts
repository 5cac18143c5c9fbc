/**
 * Copy that visitors read in header and footer, besides the site's settings. Apart from ../copy.ts, which no first view
 * loads.
 */
export const frameCopy = {
  skip: 'Skip to content',
  home: 'Home',
  homeOf: (site: string) => `${site}, home`,
  navigation: 'Primary',
  menuOf: (entry: string) => `${entry} menu`,
  loadingMenu: 'Loading the menu…',
  menu: 'Menu',
  search: 'Search',
  wishlist: 'Wishlist',
  cartOf: (count: number) => `Shopping Bag, ${count}`,
  announcements: 'Announcements',
  nextAnnouncement: 'Next announcement',
  playAnnouncements: 'Play announcements',
  pauseAnnouncements: 'Pause announcements',
  backToShop: 'Back to shop',
  secure: 'Secure checkout. Your details are encrypted.',
  contact: 'Contact',
  followUs: 'Follow us',
  cookiePreferences: 'Cookie preferences',
}
