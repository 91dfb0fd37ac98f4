import { readSuggestions, suggestionsAddress } from '@lerret/api'
import type { Suggestion } from '@lerret/model'
import { HIT_KIND_WORDS } from '@lerret/ui/search-words'
import { fill, type SiteWords } from '@lerret/words'
import { searchWords } from '@lerret/words/nynorsk/search'
import { announce } from '../feedback.ts'
import styles from './Suggestions.module.css'

/** How long typing must pause before suggestions are requested. */
const DEBOUNCE_MS = 150
const MIN_QUERY_LENGTH = 2
let fieldCount = 0

/**
 * A list of pages under a search field, as in the ARIA combobox pattern: the focus stays in the field, arrow keys select, Enter opens,
 * Escape closes. Nothing is selected at first, so that Enter alone still searches.
 */
export function attachSuggestions(input: HTMLInputElement, siteWords: SiteWords) {
  // Words that the house has replaced are among those of the site.
  const words = { ...searchWords, ...siteWords }
  const id = `framlegg-${++fieldCount}`
  const list = document.createElement('ul')
  list.id = id
  list.className = styles.list ?? ''
  list.hidden = true
  setAttributes(list, { role: 'listbox', 'aria-label': words.suggestions })
  setAttributes(input, {
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': 'false',
  })
  const form = input.form as HTMLFormElement
  form.classList.add(styles.field ?? '')
  form.append(list)

  let suggestions: Suggestion[] = []
  let selected = -1
  let timer = 0
  let request = new AbortController()

  input.addEventListener('input', () => requestSuggestions(DEBOUNCE_MS))
  input.addEventListener('blur', close)
  input.addEventListener('keydown', onKeyDown)
  form.addEventListener('submit', close)
  form.addEventListener('reset', close)
  // Keeps the focus in the field while the list is clicked.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) =>
    openSuggestion([...list.children].indexOf(findOption(target))),
  )
  // The visitor may have typed before this code was loaded.
  if (document.activeElement === input && input.value !== input.defaultValue) requestSuggestions(0)

  function requestSuggestions(delayMs: number) {
    cancelRequest()
    const query = input.value.trim()
    if (query.length < MIN_QUERY_LENGTH) return close()
    timer = window.setTimeout(async () => show(await fetchSuggestions(query, request.signal)), delayMs)
  }

  function cancelRequest() {
    clearTimeout(timer)
    request.abort()
    request = new AbortController()
  }

  /** null: the request was replaced by a newer one, or failed. */
  function show(received: Suggestion[] | null) {
    if (!received) return
    suggestions = received
    const count = received.length
    list.replaceChildren(
      ...received.map((suggestion, index) => createOption(suggestion, `${id}-${index}`, words)),
    )
    select(-1)
    setOpen(count > 0)
    announce(count > 0 ? fill(words.suggestionCount, { count: String(count) }) : words.noSuggestions)
  }

  function setOpen(isOpen: boolean) {
    list.hidden = !isOpen
    input.setAttribute('aria-expanded', String(isOpen))
  }

  function close() {
    cancelRequest()
    select(-1)
    setOpen(false)
  }

  function select(index: number) {
    list.children[selected]?.setAttribute('aria-selected', 'false')
    selected = index
    const option = list.children[index]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && list.hidden && suggestions.length > 0 && input.value.trim().length >= MIN_QUERY_LENGTH)
      setOpen(true)
    if (list.hidden || event.isComposing) return
    if (step) {
      // The options and the field itself, which comes between the last option and the first.
      const stops = suggestions.length + 1
      if (!event.altKey) select(((selected + 1 + step + stops) % stops) - 1)
    } else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && selected >= 0) openSuggestion(selected)
    else return
    event.preventDefault()
  }

  function openSuggestion(index: number) {
    const suggestion = suggestions[index]
    if (!suggestion) return
    close()
    location.assign(suggestion.href)
  }
}

async function fetchSuggestions(query: string, signal: AbortSignal): Promise<Suggestion[] | null> {
  try {
    const reply = await fetch(suggestionsAddress(query, document.documentElement.lang), { signal })
    const suggestions = readSuggestions(reply.ok ? await reply.json() : null)
    return signal.aborted ? null : suggestions
  } catch {
    // Aborted or offline: the field still works as a plain search field.
    return null
  }
}

function createOption({ title, kind }: Suggestion, id: string, words: typeof searchWords): HTMLElement {
  const option = document.createElement('li')
  option.id = id
  setAttributes(option, { role: 'option', 'aria-selected': 'false' })
  const kindText = document.createElement('span')
  kindText.textContent = words[HIT_KIND_WORDS[kind]]
  option.append(`${title} `, kindText)
  return option
}

const findOption = (target: EventTarget | null) => (target as Element).closest('[role="option"]') as Element

function setAttributes(element: Element, attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
