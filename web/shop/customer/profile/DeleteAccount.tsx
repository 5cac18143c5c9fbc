import { useSearch } from 'wouter'
import { toApiError } from '#web/core/data/apiError.ts'
import { submitWith } from '#web/core/submitWith.ts'
import { profileCopy } from '#web/generated/messages/profileCopy.ts'
import { postToTabs } from '#web/lib/tabChannel.ts'
import { pathTo } from '#web/paths.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { FormFailure, FormPasswordField, SubmitButton } from '#web/ui/form/FormFields.tsx'
import { validateWith } from '#web/ui/form/validateWith.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { deleteAccountRules } from '../account/accountRules.ts'
import { storeReloadMessage } from '../session/reloadMessage.ts'
import { signInNeeded } from '../session/sessionActor.ts'
import { useSession } from '../session/useSession.ts'
import {
  type DeleteAccountMutationVariables,
  useDeleteAccountMutation,
  useRequestAccountDeletionMutation,
} from './profile.generated.ts'

/** Neither the password nor a deletion is stored across the reload after a sign-in. */
const options = { context: { waitsForSignIn: false, storesData: false } }

const validatePassword = validateWith(deleteAccountRules)

/** Deletes the account after the password, or a link from an email, has confirmed it (account.deletion.*). */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const key = new URLSearchParams(useSearch()).get('delete-key')
  const submit = useDeletion()
  if (hasPassword)
    return (
      <Form<{ password: string }>
        label={profileCopy.deleteAccount}
        validate={validatePassword}
        onSubmit={({ password }) => submit({ password })}
      >
        <FormFailure />
        <FormPasswordField
          name="password"
          label={profileCopy.currentPassword}
          autoComplete="current-password"
        />
        <SubmitButton variant="secondary">{profileCopy.deleteAccount}</SubmitButton>
      </Form>
    )
  if (key)
    return (
      <Form label={profileCopy.deleteAccount} onSubmit={() => submit({ key })}>
        <FormFailure />
        <SubmitButton variant="secondary">{profileCopy.deleteAccount}</SubmitButton>
      </Form>
    )
  return <RequestDeletion />
}

function useDeletion() {
  const [deleteAccount] = useDeleteAccountMutation(options)
  const { requestSignIn } = useSession()
  return submitWith<DeleteAccountMutationVariables['input']>(async (input) => {
    try {
      const { data } = await deleteAccount({ variables: { input } })
      storeReloadMessage(data?.deleteAccount.message ?? '')
    } catch (error) {
      if (toApiError(error).code === 'UNAUTHENTICATED') {
        showToast('error', signInNeeded)
        requestSignIn()
      }
      throw error
    }
    postToTabs('session', 'changed')
    location.assign(pathTo('home'))
  }, profileCopy.deleteFailed)
}

function RequestDeletion() {
  const [requestAccountDeletion] = useRequestAccountDeletionMutation(options)
  const onSubmit = submitWith(async () => {
    const { data } = await requestAccountDeletion()
    showToast('success', data?.requestAccountDeletion.message ?? '')
  }, profileCopy.deleteFailed)
  return (
    <Form label={profileCopy.deleteAccount} onSubmit={onSubmit}>
      <FormFailure />
      <p>{profileCopy.deleteByEmail}</p>
      <SubmitButton variant="secondary">{profileCopy.deleteLink}</SubmitButton>
    </Form>
  )
}
