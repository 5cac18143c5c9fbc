import { Button } from '@mantine/core'
import type { StaffProduct } from '@vitrine/commerce/staff/catalogue.ts'
import { useParams } from 'wouter'
import { act } from '../shell/act.ts'
import { TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { numberOrText } from '../shell/numbers.ts'
import { PageTitle, Pending, Section, TabLink } from '../shell/Page.tsx'
import { useRole } from '../shell/session.ts'
import { useOperation } from '../shell/useOperation.ts'
import { BrandAndColours } from './BrandAndColours.tsx'
import { Shown } from './CategoriesPage.tsx'
import { Photographs } from './Photographs.tsx'
import { Prices } from './Prices.tsx'
import { StockGrid } from './StockGrid.tsx'
import { Texts } from './Texts.tsx'

/** The page of a product: whether the shop shows it, its photographs, brand, colours, prices, texts and stock. */
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
          <BrandAndColours key={`${code} colours`} product={data} />
          <Prices key={`${code} prices`} product={data} />
          <Texts key={`${code} texts`} product={data} />
          {role === 'manager' && <Stock key={`${code} stock`} product={data} />}
        </>
      )}
    </>
  )
}

function Stock({ product: { code, version, lowStock } }: { product: StaffProduct }) {
  const reading = useOperation('stock', { search: code })
  return (
    <Section title="Stock">
      <Pending reading={reading} />
      <div className="actions">
        <span>
          Listed as low from {lowStock === 1 ? '1 piece' : `${lowStock} pieces`} of a variation on
        </span>
        <FormDialog
          label="Change the limit"
          submitLabel="Save"
          version={version}
          button={{ size: 'xs' }}
          initialValues={{ pieces: String(lowStock) }}
          onSubmit={({ pieces }, seen) =>
            act('setLowStock', { code, seen, pieces: numberOrText(pieces) }, false)
          }
        >
          <TextField
            name="pieces"
            label="Pieces of a variation"
            description="0 lists it when it is sold out"
            inputMode="numeric"
            required
          />
        </FormDialog>
      </div>
      <StockGrid rows={reading.data?.rows.filter((row) => row.code === code) ?? []} isOfProduct />
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
