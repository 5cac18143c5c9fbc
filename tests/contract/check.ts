import { checkBrowserPaths } from './browserPaths.ts'
import { CallLog, type CallResult } from './callLog.ts'
import { checkCart, checkCustomer, checkEmptyFrames } from './cart.ts'
import { checkCatalog } from './catalog.ts'
import { createClient } from './client.ts'
import { checkContent } from './content.ts'
import { checkOptional } from './optional.ts'
import { checkOrders } from './orders.ts'
import { checkPersonal } from './personal.ts'
import { type Finding, Report } from './report.ts'
import { checkTexts } from './texts.ts'

interface Options {
  /** Address of the CMS. */
  cms: string
  /** Whether to check writing calls too, which leave a customer and cancelled orders behind. */
  write: boolean
  print: (line: string) => void
}

/** What a check of a CMS has found. */
export interface ContractResult {
  findings: readonly Finding[]
  /** Each call of the contract, with how the CMS implements it. */
  calls: readonly CallResult[]
}

/**
 * Checks every call of a CMS against the contract (docs/rest).
 * @throws {Error} when nothing responds at the address
 */
export async function checkContract({ cms, write, print }: Options): Promise<ContractResult> {
  const base = cms.replace(/\/+$/, '')
  await expectServer(base)
  const log = new CallLog()
  const visitor = () => createClient(base, log)
  const reports: Report[] = []
  const part = (name: string) => {
    const report = new Report(name, print)
    reports.push(report)
    return report
  }
  await checkContent(part('Content'), visitor())
  await checkCatalog(part('Catalog and search'), visitor())
  await checkBrowserPaths(part('Paths of browsers'), visitor())
  await checkPersonal(part('Personal calls of a visitor'), visitor())
  if (write) {
    const purchase = await checkCart(part('Forms and cart'), visitor())
    await checkEmptyFrames(part('Forms in frames'), visitor())
    await checkOptional(part('Optional calls of a guest'), visitor())
    await checkTexts(part('Options to type'), visitor())
    const customer = visitor()
    await checkCustomer(part('Customer and wishlist'), customer, purchase)
    await checkOrders(part('Orders and payment'), customer, visitor, purchase)
  }
  return { findings: reports.flatMap((report) => report.findings), calls: log.results }
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
