import { type ChangeEvent, type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './SearchPanel.module.css'
import { SearchStart } from './SearchStart.tsx'
import { optionId, SuggestionList } from './SuggestionList.tsx'
import { type SearchDrawerState, useSearchDrawer } from './useSearchDrawer.ts'

/** A field with suggestions below it, all by keyboard (SPEC §4 Search). */
export function SearchPanel({ onLeave }: { onLeave: () => void }) {
  const search = useSearchDrawer(onLeave)
  return (
    <div className={styles.panel}>
      <SearchField search={search} />
      <p className={styles.status} role="status">
        {search.isResultless ? 'No result found' : search.isSearching ? 'Searching…' : ''}
        {search.found > 0 ? (
          <VisuallyHidden>
            {search.found === 1 ? '1 suggestion' : `${search.found} suggestions`}
          </VisuallyHidden>
        ) : null}
      </p>
      {search.hasFailed ? (
        <div className={styles.failure}>
          <Notice tone="error">Something went wrong</Notice>
          <Button variant="secondary" onClick={search.retry}>
            Try again
          </Button>
        </div>
      ) : null}
      {search.suggestions.length > 0 && !search.isResultless ? (
        <SuggestionList
          suggestions={search.suggestions}
          active={search.active}
          onPick={search.open}
        />
      ) : null}
      {search.suggestions.length === 0 || search.isResultless ? (
        <SearchStart search={search} />
      ) : null}
    </div>
  )
}

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
  const isExpanded = search.suggestions.length > 0 && !search.isResultless
  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={submit}>
        <input
          ref={field}
          className={styles.field}
          type="text"
          role="combobox"
          aria-label="Search the shop"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? 'search-suggestions' : undefined}
          aria-activedescendant={search.active ? optionId(search.active) : undefined}
          placeholder="What are you looking for?"
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
        <IconButton label="Search" type="submit" icon={<SearchIcon />} />
      </form>
    </search>
  )
}
