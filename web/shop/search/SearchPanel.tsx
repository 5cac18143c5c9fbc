import { type ChangeEvent, type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { AfterPaint } from '#web/boot/AfterPaint.tsx'
import { searchCopy } from '#web/generated/messages/searchCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './SearchPanel.module.css'
import { SearchStart } from './SearchStart.tsx'
import { optionId, SuggestionList } from './SuggestionList.tsx'
import { type SearchDrawerState, useSearchDrawer } from './useSearchDrawer.ts'

/** A combobox with its suggestions (search.keyboard). */
export function SearchPanel({ onLeave }: { onLeave: () => void }) {
  const search = useSearchDrawer(onLeave)
  return (
    <div className={styles.panel}>
      <SearchField search={search} />
      <p className={styles.status} role="status">
        <span>
          {search.hasNoResults
            ? searchCopy.none
            : search.isSearching
              ? searchCopy.searching
              : search.correction
                ? correctionText(search.correction)
                : ''}
        </span>
        {search.suggestionCount > 0 ? (
          <VisuallyHidden>
            {searchCopy.suggestionCount({ count: search.suggestionCount })}
          </VisuallyHidden>
        ) : null}
      </p>
      {search.hasFailed ? (
        <div className={styles.failure}>
          <Notice tone="error">{searchCopy.failed}</Notice>
          <Button variant="secondary" onClick={search.retry}>
            {searchCopy.tryAgain}
          </Button>
        </div>
      ) : null}
      {search.suggestions.length > 0 && !search.hasNoResults ? (
        <SuggestionList
          suggestions={search.suggestions}
          active={search.active}
          onPick={search.open}
        />
      ) : null}
      {search.suggestions.length === 0 || search.hasNoResults ? (
        <AfterPaint>
          <SearchStart search={search} />
        </AfterPaint>
      ) : null}
    </div>
  )
}

/** The text whose suggestions are shown, and why (search.layout, search.not-carried). */
const correctionText = ({ brand, ...texts }: NonNullable<SearchDrawerState['correction']>) =>
  `${brand ? searchCopy.notCarried({ brand }) : searchCopy.noneFor(texts)} ${searchCopy.resultsFor(texts)}`

function SearchField({ search }: { search: SearchDrawerState }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search.submit()
  }
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    search.type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    search.move(event.key === 'ArrowDown' ? 1 : -1)
  }
  const isExpanded = search.suggestions.length > 0 && !search.hasNoResults
  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={submit}>
        <input
          ref={field}
          className={styles.field}
          type="text"
          role="combobox"
          aria-label={searchCopy.field}
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? 'search-suggestions' : undefined}
          aria-activedescendant={search.active ? optionId(search.active) : undefined}
          placeholder={searchCopy.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={200}
          value={search.typed}
          onChange={change}
          onCompositionEnd={search.endComposing}
          onKeyDown={press}
        />
        <IconButton label={searchCopy.title} type="submit" icon={<SearchIcon />} />
      </form>
    </search>
  )
}
