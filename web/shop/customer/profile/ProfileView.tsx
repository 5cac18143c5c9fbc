import { profileCopy } from '#web/generated/messages/profileCopy.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { AccountPart, AccountSection, AccountSections } from './AccountPart.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { DownloadData } from './DownloadData.tsx'
import { useProfileQuery } from './profile.generated.ts'
import { SignInMethods } from './SignInMethods.tsx'

/** The customer's personal information, ways to sign in and password (account.details.*, account.password.*). */
export function ProfileView() {
  const { data, ...query } = useProfileQuery({ ssr: false })
  return (
    <AccountPart title={profileCopy.title} value={data?.profile} query={query}>
      {(profile) => (
        <AccountSections>
          <AccountSection title={profileCopy.details}>
            <DetailsForm profile={profile} />
          </AccountSection>
          <AccountSection title={profileCopy.signInMethods}>
            <SignInMethods profile={profile} />
          </AccountSection>
          {profile.hasPassword ? (
            <AccountSection
              title={profileCopy.changePassword}
              text={profileCopy.changePasswordText}
            >
              <ChangePasswordForm email={profile.email} />
            </AccountSection>
          ) : null}
          <AccountSection title={profileCopy.more}>
            <AccountLinks />
          </AccountSection>
          <AccountSection title={profileCopy.data} text={profileCopy.dataText}>
            <DownloadData />
          </AccountSection>
          <AccountSection title={profileCopy.deleteAccount} text={profileCopy.deleteText}>
            <DeleteAccount hasPassword={profile.hasPassword} />
          </AccountSection>
        </AccountSections>
      )}
    </AccountPart>
  )
}
