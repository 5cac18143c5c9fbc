/** An email address that wraps only after its @ sign. */
export function EmailText({ email }: { email: string }) {
  const [name, ...domain] = email.split('@')
  if (domain.length === 0) return <span>{email}</span>
  return (
    <span>
      <span>{`${name}@`}</span>
      <wbr />
      <span>{domain.join('@')}</span>
    </span>
  )
}
