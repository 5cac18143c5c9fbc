import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './Button.module.css'

interface Look {
  /** Filled, outlined, or underlined text. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** Fills the width of its container. */
  wide?: boolean
  children: ReactNode
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** A request is pending: the button keeps its size and focus and ignores clicks. */
    loading?: boolean
  }

const look = ({ variant = 'primary', wide = false }: Omit<Look, 'children'>, extra?: string) =>
  classes(styles.button, styles[variant], wide && styles.wide, extra)

/** A button for an action; `ButtonLink` is for navigation. */
export function Button({
  variant,
  wide,
  loading = false,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, wide }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      <span className={styles.text}>{children}</span>
      {loading ? (
        <span className={styles.waiting}>
          <Spinner />
        </span>
      ) : null}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  wide,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a {...rest} className={look({ variant, wide }, className)}>
      <span className={styles.text}>{children}</span>
    </a>
  )
}

/** A spinner without a label: the text or control around it has one. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
