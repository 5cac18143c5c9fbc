import { accountLinkCopy } from '#web/generated/messages/accountLinkCopy.ts'
import { pathTo } from '#web/paths.ts'
import styles from './ProfileLists.module.css'

const links = () => [
  {
    title: accountLinkCopy.addresses,
    text: accountLinkCopy.addressesText,
    path: pathTo('editAddress'),
  },
  {
    title: accountLinkCopy.payments,
    text: accountLinkCopy.paymentsText,
    path: pathTo('paymentHistory'),
  },
  {
    title: accountLinkCopy.coupons,
    text: accountLinkCopy.couponsText,
    path: pathTo('coupons'),
  },
]

/** Links to the pages of the account that the side menu does not list (account.links). */
export function AccountLinks() {
  return (
    <ul>
      {links().map(({ title, text, path }) => (
        <li key={path} className={styles.method}>
          <a className={styles.link} href={path}>
            {title}
          </a>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
