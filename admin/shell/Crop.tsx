import { Input, Slider } from '@mantine/core'

interface Props {
  label: string
  /** From 0 to 1. */
  share: number
  onChange: (share: number) => void
}

/** The point of an image that crops keep, along one side. */
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
