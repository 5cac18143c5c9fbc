import { pathTo } from '#web/paths.ts'
import styles from './ProfileLists.module.css'

const links = [
  {
    title: 'Addresses',
    text: 'Saved for the checkout.',
    path: pathTo('editAddress'),
  },
  {
    title: 'Payment History',
    text: 'Payments and refunds of your orders.',
    path: pathTo('paymentHistory'),
  },
  {
    title: 'Coupons',
    text: 'The ones you can use, and the ones you have used.',
    path: pathTo('coupons'),
  },
]

/** Links to the pages of the account that the side menu does not list (account.links). */
export function AccountLinks() {
  return (
    <ul>
      {links.map(({ title, text, path }) => (
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
