import { useParams } from 'react-router-dom'
import type { StaffProduct } from '#contract/staff/catalogue.ts'
import { Title } from '../shell/Layout.tsx'
import { useAction, useOperation } from '../shell/useAction.ts'
import { Photographs } from './Photographs.tsx'
import { Prices } from './Prices.tsx'

/** A product: whether the shop shows it, its photographs and its prices. */
export function ProductPage() {
  const { code = '' } = useParams()
  const { data, isPending, error } = useOperation('product', { code })
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
        </>
      )}
    </>
  )
}

function Visibility({ product: { code, version, isHidden } }: { product: StaffProduct }) {
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
    </div>
  )
}
