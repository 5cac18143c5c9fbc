import { defaultCurrency } from '@vitrine/contract/content.ts'
import type {
  FormName,
  QueryStoresArgs,
  QueryStoriesArgs,
  ResolversParentTypes,
  StorySort,
  SubmitFormInput,
} from '../generated/resolvers.ts'
import { sliceList } from '../responses/connection.ts'
import { LookBook, Page, Posts, Store, Stores } from '../responses/content.ts'
import { FormMessage, Message } from '../responses/messages.ts'
import { Site } from '../responses/site.ts'
import { CmsError } from '../upstream/cmsError.ts'
import { CmsSource } from './cmsSource.ts'
import { connectionSlice, pageArguments, readPart } from './paging.ts'

const storyOrders = {
  DATE_DESC: { order: 'desc', orderby: 'date' },
  DATE_ASC: { order: 'asc', orderby: 'date' },
  TITLE_ASC: { order: 'asc', orderby: 'title' },
  TITLE_DESC: { order: 'desc', orderby: 'title' },
} satisfies Record<StorySort, object>

/** The ids of the forms in the CMS (docs/rest/content.md). */
const formIds: Record<FormName, number> = { NEWSLETTER: 3, NEWSLETTER_POPUP: 6 }

type SiteParts = ResolversParentTypes['Site']

/** The site of the CMS of the content, with what another one sells by: what a checkout promises, and what its calls offer. */
function withCommerce(content: SiteParts, { settings, info }: SiteParts): SiteParts {
  const { socialLogin, newsletter, checkoutUrl, currencyCode, tags } = settings
  const { freeShippingFrom, delivery, returns, pickUpStores } = settings
  const offers = { socialLogin, newsletter, checkoutUrl, currencyCode, tags }
  const promises = { freeShippingFrom, delivery, returns, pickUpStores }
  return {
    ...content,
    settings: { ...content.settings, ...offers, ...promises },
    info: { ...content.info, brands: info.brands },
  }
}

/** Pages, stories, look books, stores and small forms (docs/rest/content.md). */
export class ContentSource extends CmsSource {
  #currency: Promise<string> | undefined

  async site() {
    const [content, commerce] = await Promise.all([this.read('site', Site), this.#commerceSite()])
    const site = commerce ? withCommerce(content, commerce) : content
    this.rememberSite(site.settings.currencyCode, site.info.url)
    return site
  }

  /** The site of the CMS of the commerce; undefined if it has the content too. */
  async #commerceSite() {
    return this.hasOwnContent ? this.readFrom('commerce', 'site', Site) : undefined
  }

  /**
   * The currency of all amounts, the default one if the site cannot be read. A promise only until a request has read
   * the site, since a listing has dozens of prices.
   */
  currencyCode(): string | Promise<string> {
    if (this.knownCurrency !== undefined) return this.knownCurrency
    const readSite = () =>
      this.hasOwnContent ? this.readFrom('commerce', 'site', Site) : this.site()
    this.#currency ??= readSite().then(
      ({ settings }) => settings.currencyCode,
      () => defaultCurrency,
    )
    return this.#currency
  }

  async page(key: string) {
    const page = await this.find('page', Page, { params: { slug: key } })
    return (
      page && {
        ...page,
        id: `page/${key}`,
        slug: key,
        url: page.url ?? (key === 'home' ? '/' : `/${encodeURIComponent(key)}`),
      }
    )
  }

  async post(slug: string) {
    const page = await this.find('posts.read', Page, { params: { slug } })
    const url = page?.url ?? `/${encodeURIComponent(slug)}`
    return page && { ...page, id: `post/${slug}`, slug, url }
  }

  /** Returns a page by the key of its global id, `page/home` or `post/white-asava`. */
  async pageOrPost(path: string) {
    const [, kind, name = ''] = /^(page|post)\/(.+)$/s.exec(path) ?? []
    if (kind === 'page') return this.page(name)
    return kind === 'post' ? this.post(name) : null
  }

  /** Stories as pages, without fields that the list lacks (gateway/resolvers/content.ts). */
  async stories({ sort, category, ...paging }: QueryStoriesArgs) {
    const query = { ...storyOrders[sort ?? 'DATE_DESC'], category }
    const posts = await readPart(pageArguments(paging, 10), (page) =>
      this.read('posts.list', Posts, { query: { ...page, ...query } }),
    )
    const toPage = (post: (typeof posts.nodes)[number]) =>
      ({ ...post, id: `post/${post.slug}` }) as ResolversParentTypes['Page']
    const edges = posts.edges.map(({ cursor, node }) => ({ cursor, node: toPage(node) }))
    return { ...posts, edges, nodes: edges.map(({ node }) => node) }
  }

  async lookBook(slug: string) {
    const lookBook = await this.find('lookBook', LookBook, { params: { slug } })
    return lookBook && { ...lookBook, id: slug }
  }

  async stores(paging: QueryStoresArgs) {
    const part = connectionSlice(paging)
    return sliceList(await this.read('stores.list', Stores), part)
  }

  async store(slug: string) {
    return this.find('stores.read', Store, { params: { slug } })
  }

  async submitForm({ form, data }: SubmitFormInput) {
    const formId = formIds[form]
    if (data.length > 50) throw CmsError.invalid({ data: 'At most 50 fields can be sent.' })
    const fields = Object.fromEntries(data.map(({ name, value }) => [name, value]))
    return this.hasNeutralNames
      ? this.send('forms.submit.neutral', FormMessage, {
          params: { id: formId },
          body: { data: fields },
        })
      : this.send('forms.submit', FormMessage, { body: { formId, data: fields } })
  }

  confirmNewsletter(key: string) {
    return this.send('newsletter.confirm', Message, { body: { key } })
  }

  unsubscribeNewsletter(key: string) {
    return this.send('newsletter.unsubscribe', Message, { body: { key } })
  }
}
