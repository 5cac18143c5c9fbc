import { usePermissions } from 'ra-core'
import { useParams } from 'react-router-dom'
import type { StaffProduct } from '#contract/staff/catalogue.ts'
import { Title } from '../shell/Layout.tsx'
import { useAction, useOperation } from '../shell/useAction.ts'
import { Photographs } from './Photographs.tsx'
import { Prices } from './Prices.tsx'
import { StockGrid } from './StockGrid.tsx'
import { Texts } from './Texts.tsx'

/** A product: whether the shop shows it, its photographs, prices, texts and stock. */
export function ProductPage() {
  const { code = '' } = useParams()
  const { data, isPending, error } = useOperation('product', { code })
  const { permissions } = usePermissions()
  return (
    <>
      <Title>{data?.name ?? code}</Title>
      {isPending && <p>Loading…</p>}
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <>
          <Visibility product={data} />
          {/* Begun anew when what they show has changed: what was typed belongs to what was there before. */}
          <Photographs key={JSON.stringify(data.photographs)} product={data} />
          <Prices key={JSON.stringify(data.variations)} product={data} />
          <Texts product={data} />
          {permissions === 'manager' && <Stock code={code} />}
        </>
      )}
    </>
  )
}

function Stock({ code }: { code: string }) {
  const { data = [], error } = useOperation('stock', { search: code })
  return (
    <section>
      <h2>Stock</h2>
      {error && <p role="alert">{error.message}</p>}
      <StockGrid rows={data.filter((row) => row.code === code)} />
    </section>
  )
}

function Visibility({ product: { code, link, version, isHidden } }: { product: StaffProduct }) {
  const act = useAction()
  return (
    <div className="buttons">
      <span>
        {code} · {isHidden ? 'hidden' : 'in the shop'}
      </span>
      <button
        type="button"
        onClick={() => act('hideProduct', { code, seen: version, isHidden: !isHidden })}
      >
        {isHidden ? 'Show in the shop' : 'Hide'}
      </button>
      {!isHidden && (
        <a href={link} target="_blank" rel="noreferrer">
          See it in the shop
        </a>
      )}
    </div>
  )
}
