import styles from './LayerChoice.module.css'

/** Whether the picture follows a tab of the shop instead of being tried here. */
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
