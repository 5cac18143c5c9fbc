import { checkCart, checkCustomer } from './cart.ts'
import { checkCatalog } from './catalog.ts'
import { createClient } from './client.ts'
import { checkContent } from './content.ts'
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

/** Checks every call of a CMS against the contract (docs/rest) and returns the findings. */
export async function checkContract({ cms, write, print }: Options): Promise<Finding[]> {
  const base = cms.replace(/\/+$/, '')
  const reports: Report[] = []
  const part = (name: string) => {
    const report = new Report(name, print)
    reports.push(report)
    return report
  }
  await checkContent(part('Content'), createClient(base))
  await checkCatalog(part('Catalog and search'), createClient(base))
  await checkPersonal(part('Personal calls of a visitor'), createClient(base))
  if (write) {
    const purchase = await checkCart(part('Forms and cart'), createClient(base))
    await checkTexts(part('Options to type'), createClient(base))
    const customer = createClient(base)
    await checkCustomer(part('Customer and wishlist'), customer, purchase)
    await checkOrders(part('Orders and payment'), customer, base, purchase)
  }
  const findings = reports.flatMap((report) => report.findings)
  const failed = findings.filter(({ problem }) => problem).length
  const skipped = findings.filter((finding) => finding.skipped).length
  print(`\n${findings.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`)
  return findings
}
