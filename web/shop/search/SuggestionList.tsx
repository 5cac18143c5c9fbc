import { useEffect, useRef } from 'react'
import { searchCopy } from '#web/generated/messages/searchCopy.ts'
import { Price } from '#web/ui/Price.tsx'
import styles from './SuggestionList.module.css'
import { type Option, type Suggestion, splitMatches, suggestionGroups } from './suggestions.ts'

/** Returns the id of an option's element, for `aria-activedescendant`. */
export const optionId = (option: Option) => `suggestion-${keyOf(option)}`

function keyOf(option: Option): string {
  switch (option.__typename) {
    case 'TaxonomySuggestion':
      return `term-${option.termId}`
    case 'ProductSuggestion':
      return `product-${option.productId}`
    case 'PageSuggestion':
      return `page-${option.url}`
    case 'MoreProductsSuggestion':
      return 'more'
  }
}

interface SuggestionListProps {
  suggestions: readonly Suggestion[]
  active: Option | undefined
  onPick: (option: Option) => void
}

/** The suggestions in the server's order, grouped by headline (search.suggestions.types). */
export function SuggestionList({ suggestions, active, onPick }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // New suggestions are shown from the first on.
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
      aria-label={searchCopy.suggestions}
      className={styles.list}
    >
      {suggestionGroups(suggestions).map(({ headline, options }) => (
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
        {option.total === null ? option.value : `${option.value} (${option.total})`}
      </span>
    )
  if (option.__typename === 'TaxonomySuggestion')
    return (
      <span className={styles.text}>
        <Marked html={option.html} />
        {option.breadcrumbs ? <span className={styles.note}>{option.breadcrumbs}</span> : null}
        {option.total === null ? null : <span className={styles.note}>{option.total}</span>}
      </span>
    )
  if (option.__typename === 'PageSuggestion')
    return (
      <span className={styles.text}>
        <Marked html={option.html} />
        {option.section ? <span className={styles.note}>{option.section}</span> : null}
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
      <span className={styles.product}>
        <span>
          {option.brand ? <span className={styles.brand}>{option.brand}</span> : null}
          <Marked html={option.html} />
        </span>
        {option.price ? (
          <span className={styles.note}>
            <Price price={option.price} regularPrice={option.regularPrice ?? option.price} />
          </span>
        ) : null}
      </span>
    </>
  )
}

/** A name with its matches highlighted. */
function Marked({ html }: { html: string }) {
  let offset = 0
  return (
    <span>
      {splitMatches(html).map(({ text, isMatch }) => {
        offset += text.length
        const Part = isMatch ? 'mark' : 'span'
        return <Part key={offset}>{text}</Part>
      })}
    </span>
  )
}
