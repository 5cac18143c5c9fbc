import type { CartFieldsFragment } from './cart.generated.ts'

/** The choices of a line as one text: `Tobacco · Monogram: ABC`. */
export const choicesText = ({
  selectedOptions,
}: Pick<CartFieldsFragment['items'][number], 'selectedOptions'>) =>
  selectedOptions
    .map(({ isText, name, label, value }) =>
      isText && name ? `${name}: ${value}` : (label ?? value),
    )
    .join(' · ')
