/** An email address that wraps only after its @ sign. */
export function EmailText({ address }: { address: string }) {
  const [name, ...domain] = address.split('@')
  if (domain.length === 0) return address
  return (
    <>
      {name}@<wbr />
      {domain.join('@')}
    </>
  )
}
