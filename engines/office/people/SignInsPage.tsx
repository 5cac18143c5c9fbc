import { useParams } from 'wouter'
import { PageTitle, Pending, Section } from '../shell/Page.tsx'
import { useOperation } from '../shell/useOperation.ts'
import { SignInsTables } from './SignInsTables.tsx'

/** The sign-ins of a person, for managers. */
export function SignInsPage() {
  const { login = '' } = useParams()
  const reading = useOperation('signIns', { login })
  return (
    <>
      <PageTitle>{`Sign-ins of ${login}`}</PageTitle>
      <Pending reading={reading} />
      {reading.data && (
        <Section title="Sign-ins">
          <SignInsTables {...reading.data} />
        </Section>
      )}
    </>
  )
}
