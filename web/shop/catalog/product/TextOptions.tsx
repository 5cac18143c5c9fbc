import { useState } from 'react'
import { problemOf, type TextProblem } from '#machines/selection/texts.ts'
import { formatPrice } from '#web/lib/price.ts'
import { CheckboxField } from '#web/ui/form/CheckboxField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { EmbroideredText } from './EmbroideredText.tsx'
import type { ProductFieldsFragment, TextOptionPartsFragment } from './product.generated.ts'
import styles from './TextOptions.module.css'
import type { ProductSelection } from './useSelection.ts'

type Option = TextOptionPartsFragment

const problems: Record<TextProblem, (option: Option) => string> = {
  missing: ({ name }) => `Please enter your ${name.toLowerCase()}.`,
  characters: ({ charactersLabel }) => `Please use only the characters ${charactersLabel}.`,
  tooShort: ({ minLength }) => `Please enter at least ${minLength} characters.`,
  tooLong: ({ maxLength }) => `Please enter at most ${maxLength} characters.`,
}

const lengths = ({ minLength, maxLength }: Option) => {
  if (minLength === maxLength) return `${maxLength}`
  return minLength === 1 ? `Up to ${maxLength}` : `${minLength} to ${maxLength}`
}

/** Copy that shoppers read about an option that they type; loaded with the fields of a product that offers one. */
const textCopy = {
  offer: ({ name, price }: Option) =>
    `Add a ${name.toLowerCase()} (${price.amount > 0 ? `+${formatPrice(price)}` : 'free'})`,
  hint: (option: Option) => `${lengths(option)} characters, ${option.charactersLabel}`,
  preview: ({ name }: Option, text: string) =>
    `Preview of your ${name.toLowerCase()}${text && `: ${text}`}`,
  problem: (problem: TextProblem, option: Option) => problems[problem](option),
}

interface TextOptionsProps {
  product: Pick<ProductFieldsFragment, 'options' | 'textOptions'>
  selection: ProductSelection
}

/** The options that the shopper types, such as a monogram (product.text.*). */
export function TextOptions({ product, selection }: TextOptionsProps) {
  return product.textOptions.map((option) => {
    const { isOn = false, text = '' } = selection.texts[option.slug] ?? {}
    return (
      <div key={option.slug} className={styles.option}>
        <CheckboxField
          label={textCopy.offer(option)}
          checked={isOn}
          onChange={(event) => selection.switchText(option.slug, event.target.checked)}
        />
        {isOn ? (
          <TypedText
            option={option}
            text={text}
            cloth={clothOf(product.options, selection.chosen)}
            onEnter={(typed) => selection.enterText(option, typed)}
          />
        ) : null}
      </div>
    )
  })
}

interface TypedTextProps {
  option: TextOptionPartsFragment
  text: string
  cloth: Value | undefined
  onEnter: (text: string) => void
}

/** The field of a text and its preview. An empty field is only an error once it has been left. */
function TypedText({ option, text, cloth, onEnter }: TypedTextProps) {
  const [isLeft, setLeft] = useState(false)
  const problem = text || isLeft ? problemOf(option, text) : null
  const shown = [...text].filter((character) => option.characters.includes(character)).join('')
  return (
    <div className={styles.typed}>
      <EmbroideredText cloth={cloth} text={shown} label={textCopy.preview(option, shown)} />
      <TextField
        label={option.name}
        hint={textCopy.hint(option)}
        error={problem && textCopy.problem(problem, option)}
        value={text}
        maxLength={option.maxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onEnter(event.target.value)}
        onBlur={() => setLeft(true)}
      />
    </div>
  )
}

type Options = ProductFieldsFragment['options']
type Value = Options[number]['values'][number]

/** The swatch that the preview is shown on: the chosen colour, or the first one. */
function clothOf(options: Options, chosen: ProductSelection['chosen']): Value | undefined {
  const colours = options.find(({ values }) => values.some(({ type }) => type !== 'TEXT'))
  const values = colours?.values ?? []
  return values.find(({ slug }) => slug === chosen[colours?.slug ?? '']) ?? values[0]
}
