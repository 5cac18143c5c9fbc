import styles from './LayerChoice.module.css'

/** The choice between simulation and following a tab of the shop. */
export function LiveChoice({
  isLive,
  onChoose,
}: {
  isLive: boolean
  onChoose: (isLive: boolean) => void
}) {
  return (
    <button
      type="button"
      className={styles.live}
      aria-pressed={isLive}
      onClick={() => onChoose(!isLive)}
    >
      {isLive ? 'Following the shop' : 'Follow the shop'}
    </button>
  )
}
