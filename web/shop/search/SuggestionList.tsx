import { useEffect, useRef } from 'react'
import styles from './SuggestionList.module.css'
import { groupsOf, markedPieces, type Option, type Suggestion } from './suggestions.ts'

/** The id by which the field points at an option. */
export const optionId = (option: Option) => `suggestion-${keyOf(option)}`

function keyOf(option: Option): string {
  switch (option.__typename) {
    case 'TaxonomySuggestion':
      return `term-${option.termId}`
    case 'ProductSuggestion':
      return `product-${option.postId}`
    case 'MoreProductsSuggestion':
      return 'more'
  }
}

interface SuggestionListProps {
  suggestions: readonly Suggestion[]
  active: Option | undefined
  onPick: (option: Option) => void
}

/** Every kind of suggestion, in the server's order, under its headline. */
export function SuggestionList({ suggestions, active, onPick }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Others than before are read from the first on.
    if (suggestions.length > 0) list.current?.scrollIntoView()
  }, [suggestions])
  useEffect(() => {
    if (active) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id="search-suggestions"
      role="listbox"
      aria-label="Suggestions"
      className={styles.list}
    >
      {groupsOf(suggestions).map(({ headline, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, not field sets
        <div key={headline ?? 'more'} role="group" aria-label={headline}>
          {headline ? (
            <div className={styles.headline} aria-hidden="true">
              {headline}
            </div>
          ) : null}
          {options.map((option) => (
            <div
              key={keyOf(option)}
              id={optionId(option)}
              role="option"
              tabIndex={-1}
              aria-selected={option === active}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(option)}
              onKeyDown={(event) => event.key === 'Enter' && onPick(option)}
            >
              <OptionContent option={option} />
            </div>
          ))}
        </div>
      ))}
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

/** A name whose matching words stand out. */
function Marked({ html }: { html: string }) {
  let offset = 0
  return (
    <span>
      {markedPieces(html).map(({ text, isMatch }) => {
        offset += text.length
        return isMatch ? <mark key={offset}>{text}</mark> : text
      })}
    </span>
  )
}
