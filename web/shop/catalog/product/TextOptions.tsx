import { type TextProblem, textProblem } from '@vitrine/machines/selection/texts.ts'
import { useState } from 'react'
import { textOptionCopy } from '#web/generated/messages/textOptionCopy.ts'
import { formatPrice } from '#web/lib/price.ts'
import { CheckboxField } from '#web/ui/form/CheckboxField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { EmbroideredText } from './EmbroideredText.tsx'
import type { ProductFieldsFragment, TextOptionPartsFragment } from './product.generated.ts'
import styles from './TextOptions.module.css'
import type { ProductSelection } from './useSelection.ts'

type Option = TextOptionPartsFragment

const problems: Record<TextProblem, (option: Option) => string> = {
  missing: ({ name }) => textOptionCopy.missing({ name: name.toLowerCase() }),
  characters: ({ charactersLabel }) => textOptionCopy.characters({ characters: charactersLabel }),
  tooShort: ({ minLength }) => textOptionCopy.tooShort({ count: minLength }),
  tooLong: ({ maxLength }) => textOptionCopy.tooLong({ count: maxLength }),
}

function hintOf({ minLength: min, maxLength: count, charactersLabel: characters }: Option) {
  if (min === count) return textOptionCopy.exactly({ count, characters })
  return min === 1
    ? textOptionCopy.upTo({ count, characters })
    : textOptionCopy.between({ min, count, characters })
}

const offerOf = ({ name, price }: Option) =>
  textOptionCopy.offer({
    name: name.toLowerCase(),
    price: price.amount > 0 ? `+${formatPrice(price)}` : textOptionCopy.free,
  })

const previewOf = (option: Option, text: string) => {
  const name = option.name.toLowerCase()
  return text ? textOptionCopy.previewOf({ name, text }) : textOptionCopy.preview({ name })
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
          label={offerOf(option)}
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

/** The field of a text and its preview; an empty field is only an error once it has been left. */
function TypedText({ option, text, cloth, onEnter }: TypedTextProps) {
  const [isLeft, setLeft] = useState(false)
  const problem = text || isLeft ? textProblem(option, text) : null
  const shown = [...text].filter((character) => option.characters.includes(character)).join('')
  return (
    <div className={styles.typed}>
      <EmbroideredText cloth={cloth} text={shown} label={previewOf(option, shown)} />
      <TextField
        label={option.name}
        hint={hintOf(option)}
        error={problem && problems[problem](option)}
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
