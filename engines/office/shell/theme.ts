import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Neutral colours from paper to ink, as in the shop. */
const gray: MantineColorsTuple = [
  ...(['#faf8f5', '#f4f0ea', '#e9e3da', '#dbd3c8', '#a0968a'] as const),
  ...(['#857b70', '#665e56', '#4d463f', '#2f2a26', '#1b1816'] as const),
]

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: 9,
  colors: { gray, ink: gray },
  black: '#1b1816',
  fontFamily: '"Anuphan Variable", system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Anuphan Variable", monospace',
  headings: {
    fontWeight: '500',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Anchor: { defaultProps: { underline: 'always', c: 'ink', fz: 'inherit' } },
    Badge: { defaultProps: { radius: 'sm', tt: 'none', fw: 500, size: 'lg' } },
    Button: { defaultProps: { variant: 'default', fw: 500 } },
    InputWrapper: { defaultProps: { withAsterisk: false } },
    // Their headers would be banners of the page.
    Drawer: { defaultProps: { attributes: { header: { role: 'none' } } } },
    Modal: {
      defaultProps: {
        attributes: { header: { role: 'none' } },
        withCloseButton: false,
        closeOnClickOutside: false,
        transitionProps: { duration: 0 },
        overlayProps: { backgroundOpacity: 0.4, color: '#1b1816' },
      },
    },
    Paper: { defaultProps: { withBorder: true } },
  },
})
