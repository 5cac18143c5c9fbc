import { useSearch } from 'wouter'
import { orderCopy } from '#web/generated/messages/orderCopy.ts'
import { Private } from '#web/shop/customer/session/Private.tsx'
import { OrderList, OrderListSkeleton } from '#web/shop/orders/order/OrderList.tsx'
import { openTab, tabLinks } from '#web/shop/orders/order/orderTabs.ts'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import styles from './OrdersPage.module.css'

export function Page() {
  const tab = openTab(new URLSearchParams(useSearch()))
  const head = (
    <>
      <h1 className={styles.title}>{orderCopy.historyTitle}</h1>
      <TabLinks label={orderCopy.tabs} tabs={tabLinks()} current={tab.url} />
    </>
  )
  const skeleton = (
    <>
      {head}
      <OrderListSkeleton />
    </>
  )
  return (
    <Private skeleton={skeleton}>
      {head}
      <OrderList key={tab.status} status={tab.status} />
    </Private>
  )
}
