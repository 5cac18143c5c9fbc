import { Input, Slider } from '@mantine/core'

interface Props {
  label: string
  /** A part of the whole, from 0 to 1. */
  share: number
  onChange: (share: number) => void
}

/** A slider for the point that every crop of an image contains, along one axis. */
export function Crop({ label, share, onChange }: Props) {
  const percent = Math.round(share * 100)
  return (
    <Input.Wrapper label={`${label}: ${percent} %`} labelElement="div">
      <Slider
        size="sm"
        label={null}
        value={percent}
        onChange={(value) => onChange(value / 100)}
        thumbLabel={label}
      />
    </Input.Wrapper>
  )
}
