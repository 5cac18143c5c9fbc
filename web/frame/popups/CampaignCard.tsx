import { track } from '#web/core/analytics.ts'
import { campaignCopy } from '#web/generated/messages/campaignCopy.ts'
import { linkTarget } from '#web/lib/linkTarget.ts'
import { serverNow } from '#web/lib/time.ts'
import { useMediaQuery } from '#web/lib/useMediaQuery.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { activeCampaigns } from './campaigns.ts'
import styles from './PopupCard.module.css'
import { PopupCard, smallQuery } from './PopupCard.tsx'
import { usePopupsQuery } from './popups.generated.ts'

/** The image and link of a campaign, by its key (popups.campaign.*). */
export function CampaignCard({ shown, onClose }: { shown: string; onClose: () => void }) {
  const { data } = usePopupsQuery()
  const isSmall = useMediaQuery(smallQuery)
  const campaign = activeCampaigns(data?.site?.popups ?? [], serverNow()).find(
    ({ key }) => key === shown,
  )
  if (!campaign) return null
  const { id, name, images, link } = campaign
  const follow = () => {
    track({ event: 'select_promotion', promotion_id: id, promotion_name: name })
    onClose()
  }
  return (
    <PopupCard title={name} onClose={onClose}>
      <div className={styles.campaign}>
        <Picture
          image={isSmall ? images.mobile : images.desktop}
          sizes={isSmall ? '4rem' : '19rem'}
          ratio={isSmall ? '1 / 1' : '3 / 2'}
          loading="eager"
        />
        {link ? (
          <ButtonLink
            variant="secondary"
            wide
            href={link.url}
            onClick={follow}
            target={linkTarget(link)}
          >
            {link.text ?? campaignCopy.link}
          </ButtonLink>
        ) : null}
      </div>
    </PopupCard>
  )
}
