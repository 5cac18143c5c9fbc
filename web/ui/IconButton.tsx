import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { classes } from '#web/lib/classes.ts'
import type { Elements } from '#web/lib/elements.ts'
import styles from './IconButton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface Face {
  /** The accessible name, also shown as a tooltip. */
  label: string
  icon: Elements
}

/** A button with an icon and an accessible name. */
export function IconButton({
  label,
  icon,
  className,
  type = 'button',
  ...rest
}: Face & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>) {
  return (
    <button {...rest} type={type} className={classes(styles.button, className)} title={label}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}

/** A link with an icon and an accessible name. */
export function IconLink({
  label,
  icon,
  className,
  ...rest
}: Face & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & { href: string }) {
  return (
    <a {...rest} className={classes(styles.button, className)} title={label}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </a>
  )
}
