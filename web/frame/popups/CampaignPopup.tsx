import { useState } from 'react'
import { track } from '#web/core/analytics.ts'
import { useOverlays } from '#web/core/overlays.ts'
import { campaignCopy } from '#web/generated/messages/campaignCopy.ts'
import { linkTarget } from '#web/lib/linkTarget.ts'
import { serverNow } from '#web/lib/time.ts'
import { mobileQuery, useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/dialog/Dialog.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './CampaignPopup.module.css'
import { campaignsOf } from './campaigns.ts'
import { usePopupsQuery } from './popups.generated.ts'

/** The image and link of a campaign (popups.campaign.*). */
export function CampaignPopup() {
  const { current, subject, close } = useOverlays()
  const { data } = usePopupsQuery()
  // The overlay has no subject once it closes; the image is shown until the animation ends.
  const [key, setKey] = useState(subject)
  if (current === 'campaign' && key !== subject) setKey(subject)
  const narrow = useMediaQuery(mobileQuery)
  const campaign = campaignsOf(data?.site?.popups ?? [], serverNow()).find(
    (each) => each.key === key,
  )
  if (!campaign) return null
  const { name, images, link } = campaign
  const follow = () => {
    track({ event: 'select_promotion', promotion_id: campaign.id, promotion_name: name })
    close()
  }
  return (
    <Dialog open={current === 'campaign'} onClose={close} title={name}>
      <div className={styles.campaign}>
        <Picture
          image={narrow ? images.mobile : images.desktop}
          sizes="(width >= 48rem) 41rem, 90vw"
          loading="eager"
        />
        {link ? (
          <ButtonLink href={link.url} onClick={follow} target={linkTarget(link)}>
            {link.text ?? campaignCopy.link}
          </ButtonLink>
        ) : null}
      </div>
    </Dialog>
  )
}
