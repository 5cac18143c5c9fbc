import type { useCustomer } from './useCustomer.ts'

interface Props {
  /** Undefined where no demonstration customer is offered. */
  customer: ReturnType<typeof useCustomer> | undefined
  needsCustomer: boolean
  notice: string
  /** A URL to copy by hand, where the browser does not allow to write the clipboard. */
  url: string
  onCopy: () => void
}

/** The title, the link, and the demonstration customer. */
export function Bar({ customer, needsCustomer, notice, url, onCopy }: Props) {
  return (
    <header>
      <h1>Vitrine GraphQL</h1>
      <button type="button" onClick={onCopy}>
        Copy link
      </button>
      {customer && <Customer {...customer} isNeeded={needsCustomer} />}
      <p role="status">{[notice, customer?.problem].filter(Boolean).join(' ')}</p>
      {url && <input aria-label="Link" readOnly value={url} />}
    </header>
  )
}

function Customer({
  name,
  isBusy,
  signIn,
  signOut,
  isNeeded,
}: ReturnType<typeof useCustomer> & { isNeeded: boolean }) {
  if (name === undefined) return null
  const isNeededNow = isNeeded && name === null
  return (
    <div className={isNeededNow ? 'customer needed' : 'customer'}>
      <span>
        {name !== null
          ? `Signed in as ${name}`
          : isNeededNow
            ? 'This example needs a customer.'
            : 'Not signed in'}
      </span>
      {name === null ? (
        <button
          type="button"
          disabled={isBusy}
          title="Signs in the customer of the examples, and registers it first if necessary"
          onClick={signIn}
        >
          Sign in
        </button>
      ) : (
        <button type="button" disabled={isBusy} onClick={signOut}>
          Sign out
        </button>
      )}
    </div>
  )
}
