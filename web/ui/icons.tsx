import type { ReactNode } from 'react'
import styles from './icons.module.css'

interface IconProps {
  /** The width and height in pixels. */
  size?: number
}

/** Icons of 24 units; the control around an icon has the accessible name. */
function Icon({ size = 22, children }: IconProps & { children: ReactNode }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.75" cy="10.75" r="6.25" />
      <path d="m15.4 15.4 5.1 5.1" />
    </Icon>
  )
}

export function CartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 8.5h14l.9 11.75H4.1L5 8.5Z" />
      <path d="M8.6 11V7a3.4 3.4 0 0 1 6.8 0v4" />
    </Icon>
  )
}

export function HeartIcon({ filled = false, ...props }: IconProps & { filled?: boolean }) {
  return (
    <Icon {...props}>
      <path
        d="M12 19.6C6.6 15.9 3.9 12.8 3.9 9.4a4.3 4.3 0 0 1 8.1-2 4.3 4.3 0 0 1 8.1 2c0 3.4-2.7 6.5-8.1 10.2Z"
        fill={filled ? 'currentColor' : undefined}
      />
    </Icon>
  )
}

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.75 20.25c.6-4 3.5-6 7.25-6s6.65 2 7.25 6" />
    </Icon>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8.5h17M3.5 15.5h17" />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 5.5 13 13m0-13-13 13" />
    </Icon>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5.5v13M5.5 12h13" />
    </Icon>
  )
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 12h13" />
    </Icon>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.6 4.6 4.6L19 7.5" />
    </Icon>
  )
}

const turns = { up: 180, right: -90, down: 0, left: 90 }

export function ChevronIcon({
  direction = 'down',
  ...props
}: IconProps & { direction?: keyof typeof turns }) {
  return (
    <Icon {...props}>
      <path d="m6 9.25 6 6 6-6" transform={`rotate(${turns[direction]} 12 12)`} />
    </Icon>
  )
}

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6v12M15 6v12" />
    </Icon>
  )
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.75v12.5L18.25 12 8 5.75Z" />
    </Icon>
  )
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 10.75h13v9h-13z" />
      <path d="M8.5 10.75V7.5a3.5 3.5 0 0 1 7 0v3.25" />
    </Icon>
  )
}

export function EyeIcon({ crossed = false, ...props }: IconProps & { crossed?: boolean }) {
  return (
    <Icon {...props}>
      <path d="M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12Z" />
      <circle cx="12" cy="12" r="2.75" />
      {crossed ? <path d="m4.5 4.5 15 15" /> : null}
    </Icon>
  )
}

const columnPaths = { 3: 'M7 6v12M12 6v12M17 6v12', 4: 'M5.5 6v12M9.8 6v12M14.2 6v12M18.5 6v12' }

export function ColumnsIcon({ columns, ...props }: IconProps & { columns: 3 | 4 }) {
  return (
    <Icon {...props}>
      <path d={columnPaths[columns]} />
    </Icon>
  )
}
