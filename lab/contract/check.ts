import type { Customer } from './account.ts'
import { type Area, areas, isIn } from './areas.ts'
import { CallLog } from './callLog.ts'
import type { CallResult } from './callResult.ts'
import { checkCart, checkEmptyCart } from './cart.ts'
import { checkCatalog, checkListings, checkProducts } from './catalog.ts'
import { type Client, createClient } from './client.ts'
import { checkContent, checkPages } from './content.ts'
import { checkCustomer, checkSessions, signUp } from './customer.ts'
import { checkEmptyFrames, checkForms, checkFrames } from './forms.ts'
import { checkLogins } from './logins.ts'
import { checkOrders } from './orders.ts'
import { checkGuestReads, checkNotices } from './payments.ts'
import { findPurchase, type Purchase } from './purchase.ts'
import { type Finding, Report } from './report.ts'
import { checkSearch } from './search.ts'
import { checkStockAlerts, checkUnknownKeys } from './stockAlerts.ts'
import { checkTexts } from './texts.ts'

interface Options {
  /** The base URL of the CMS. */
  cms: string
  /** Whether to check writing calls too, which leave a customer and cancelled orders behind. */
  write: boolean
  /** The areas to check, by default all of them. */
  only?: readonly Area[] | undefined
  print: (line: string) => void
}

/** The findings of a check of a CMS. */
export interface ContractResult {
  /** The areas that were checked, or undefined for the whole contract. */
  only?: readonly Area[] | undefined
  findings: readonly Finding[]
  /** Each call of the contract, or of the checked areas, with how the CMS implements it. */
  calls: readonly CallResult[]
}

/** The context of an area's checks. */
interface Visit {
  report: Report
  /** A client that only reads. */
  reader: Client
  visitor(): Client
  /** The item to buy, found once for all areas that need it. */
  purchase(): Promise<Purchase | undefined>
  /** The customer, registered once for all areas that need one. */
  customer(): Promise<Customer | undefined>
}

interface AreaChecks {
  title: string
  read(visit: Visit): Promise<void>
  write?(visit: Visit): Promise<void>
}

const checks: Readonly<Record<Area, AreaChecks>> = {
  shop: {
    title: 'The shop page',
    read: async ({ report, reader }) => {
      await checkPages(report, reader, ['shop'])
      await checkProducts(report, reader, await checkListings(report, reader))
    },
  },
  content: {
    title: 'Content',
    read: async ({ report, reader }) => {
      await checkContent(report, reader)
      await checkUnknownKeys(report, reader, '/newsletter')
    },
    write: ({ report, visitor }) => checkForms(report, visitor()),
  },
  frames: {
    title: 'Forms in frames',
    read: ({ report, reader }) => checkFrames(report, reader),
    write: ({ report, visitor }) => checkEmptyFrames(report, visitor()),
  },
  catalog: {
    title: 'Catalog',
    read: async ({ report, reader }) => {
      await checkCatalog(report, reader)
      await checkUnknownKeys(report, reader, '/stock-alerts')
    },
    write: ({ report, visitor }) => checkStockAlerts(report, visitor()),
  },
  search: { title: 'Search', read: ({ report, reader }) => checkSearch(report, reader) },
  cart: {
    title: 'Cart',
    read: ({ report, reader }) => checkEmptyCart(report, reader),
    write: async ({ report, visitor, purchase }) => {
      await checkCart(report, visitor(), await purchase())
      await checkTexts(report, visitor())
    },
  },
  customer: {
    title: 'Customer and wishlist',
    read: async ({ report, reader }) => {
      await checkSessions(report, reader)
      await checkLogins(report, reader)
    },
    write: async ({ report, customer, purchase }) => {
      const signedIn = await customer()
      if (signedIn) await checkCustomer(report, signedIn, await purchase())
    },
  },
  orders: {
    title: 'Orders and payment',
    read: ({ report, reader }) => checkGuestReads(report, reader),
    write: async ({ report, visitor, customer, purchase }) => {
      await checkNotices(report, visitor())
      const signedIn = await customer()
      if (signedIn) await checkOrders(report, signedIn.client, visitor, await purchase())
    },
  },
}

/**
 * Checks the calls of a CMS against the contract (docs/rest).
 * @throws {Error} when nothing responds at the address
 */
export async function checkContract(options: Options): Promise<ContractResult> {
  const { write, only, print } = options
  const base = options.cms.replace(/\/+$/, '')
  await expectServer(base)
  const log = new CallLog(base)
  const report = new Report(log, print)
  const visitor = () => createClient(base, log)
  let purchase: Promise<Purchase | undefined> | undefined
  let customer: Promise<Customer | undefined> | undefined
  const visit: Visit = {
    report,
    reader: visitor(),
    visitor,
    purchase: () => (purchase ??= findPurchase(report, visitor())),
    customer: () => (customer ??= signUp(report, visitor())),
  }
  // The checks of the shop page are also those of other areas.
  for (const area of only ?? areas.filter((area) => area !== 'shop')) {
    const { title, read, write: writing } = checks[area]
    report.begin(title)
    await read(visit)
    if (write) await writing?.(visit)
  }
  const { findings } = report
  if (!only) return { findings, calls: log.results }
  return { only, findings, calls: log.results.filter(({ name }) => isIn(only, name)) }
}

/** Throws when no server responds, so that not every check fails for the same reason. */
async function expectServer(base: string) {
  try {
    await fetch(`${base}/api/v1/site-configuration`, { redirect: 'manual' })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`No server responds at ${base} (${reason}). Start the CMS, or correct --cms.`)
  }
}
