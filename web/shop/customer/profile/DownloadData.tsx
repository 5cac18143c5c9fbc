import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { toApiError } from '#web/core/data/apiError.ts'
import { profileCopy } from '#web/generated/messages/profileCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { PersonalDataDocument } from './profile.generated.ts'

/** Downloads everything that is stored under the account as a JSON file (account.data.*). */
export function DownloadData() {
  const client = useApolloClient()
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      const { data } = await client.query({
        query: PersonalDataDocument,
        fetchPolicy: 'network-only',
      })
      if (data?.personalData) saveFile(data.personalData)
      else showToast('error', profileCopy.dataFailed)
    } catch (error) {
      showToast('error', toApiError(error).message || profileCopy.dataFailed)
    }
    setLoading(false)
  }
  return (
    <div>
      <Button variant="secondary" loading={isLoading} onClick={download}>
        {profileCopy.download}
      </Button>
    </div>
  )
}

function saveFile(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = profileCopy.fileName
  link.click()
  URL.revokeObjectURL(url)
}
