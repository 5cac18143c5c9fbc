import { Button } from '@mantine/core'
import type { StaffProduct } from '@vitrine/commerce/staff/catalogue.ts'
import { useParams } from 'wouter'
import { act } from '../shell/act.ts'
import { PageTitle, Pending, Section, TabLink } from '../shell/Page.tsx'
import { useRole } from '../shell/session.ts'
import { useOperation } from '../shell/useOperation.ts'
import { Shown } from './CategoriesPage.tsx'
import { Photographs } from './Photographs.tsx'
import { Prices } from './Prices.tsx'
import { StockGrid } from './StockGrid.tsx'
import { Texts } from './Texts.tsx'

/** A product: whether the shop shows it, its photographs, prices, texts and stock. */
export function ProductPage() {
  const { code = '' } = useParams()
  const reading = useOperation('product', { code })
  const { data } = reading
  const role = useRole()
  return (
    <>
      <PageTitle>{data?.name ?? code}</PageTitle>
      <Pending reading={reading} />
      {data && (
        <>
          <Visibility product={data} />
          <Photographs key={`${code} photographs`} product={data} />
          <Prices key={`${code} prices`} product={data} />
          <Texts key={`${code} texts`} product={data} />
          {role === 'manager' && <Stock key={`${code} stock`} code={code} />}
        </>
      )}
    </>
  )
}

function Stock({ code }: { code: string }) {
  const reading = useOperation('stock', { search: code })
  return (
    <Section title="Stock">
      <Pending reading={reading} />
      <StockGrid rows={reading.data?.rows.filter((row) => row.code === code) ?? []} />
    </Section>
  )
}

const Visibility = ({ product: { code, link, version, isHidden } }: { product: StaffProduct }) => (
  <div className="actions">
    <span>{code}</span>
    <Shown isHidden={isHidden} />
    <Button onClick={() => act('hideProduct', { code, seen: version, isHidden: !isHidden })}>
      {isHidden ? 'Show in the shop' : 'Hide'}
    </Button>
    {!isHidden && <TabLink href={link}>See it in the shop</TabLink>}
  </div>
)
