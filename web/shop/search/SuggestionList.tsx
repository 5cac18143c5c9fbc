import { useEffect } from 'react'
import styles from './SuggestionList.module.css'
import { type Option, type Suggestion, textOf } from './suggestions.ts'

/** The id by which the field points at an option. */
export const optionId = (option: Option) => `suggestion-${keyOf(option)}`

function keyOf(suggestion: Suggestion): string {
  switch (suggestion.__typename) {
    case 'TaxonomySuggestion':
      return `term-${suggestion.termId}`
    case 'ProductSuggestion':
      return `product-${suggestion.postId}`
    case 'MoreProductsSuggestion':
      return 'more'
    default:
      return `${suggestion.__typename}-${suggestion.value}`
  }
}

interface SuggestionListProps {
  suggestions: readonly Suggestion[]
  active: Option | undefined
  onPick: (option: Option) => void
}

/** Every kind of suggestion, in the server's order. */
export function SuggestionList({ suggestions, active, onPick }: SuggestionListProps) {
  useEffect(() => {
    if (active) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div id="search-suggestions" role="listbox" aria-label="Suggestions" className={styles.list}>
      {suggestions.map((suggestion) =>
        'url' in suggestion ? (
          <div
            key={keyOf(suggestion)}
            id={optionId(suggestion)}
            role="option"
            tabIndex={-1}
            aria-selected={suggestion === active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(suggestion)}
            onKeyDown={(event) => event.key === 'Enter' && onPick(suggestion)}
          >
            <OptionContent option={suggestion} />
          </div>
        ) : (
          <div key={keyOf(suggestion)} role="presentation" className={styles.headline}>
            {suggestion.value}
          </div>
        ),
      )}
    </div>
  )
}

function OptionContent({ option }: { option: Option }) {
  if (option.__typename === 'MoreProductsSuggestion')
    return (
      <span className={styles.more}>
        {option.value} ({option.inAll})
      </span>
    )
  if (option.__typename === 'TaxonomySuggestion')
    return (
      <span className={styles.words}>
        <Marked html={option.html} />
        {option.breadcrumbs ? <span className={styles.note}>{option.breadcrumbs}</span> : null}
        {option.total === null ? null : <span className={styles.note}>{option.total}</span>}
      </span>
    )
  return (
    <>
      {option.thumbnail ? (
        <img
          className={styles.thumbnail}
          src={option.thumbnail.url}
          alt=""
          width={60}
          height={80}
        />
      ) : null}
      <span className={styles.words}>
        <Marked html={option.html} />
      </span>
    </>
  )
}

/** A name whose matching part stands in `<mark>`; anything else in it is only text. */
function Marked({ html }: { html: string }) {
  let offset = 0
  return (
    <span>
      {html.split(/<mark>(.*?)<\/mark>/).map((part, index) => {
        offset += part.length + 1
        const text = textOf(part)
        return index % 2 === 1 ? <mark key={offset}>{text}</mark> : text
      })}
    </span>
  )
}
