import { readSuggestions, suggestionsAddress } from '@lerret/api'
import type { Suggestion } from '@lerret/model'
import { fill, HIT_KIND_WORDS, NYNORSK as words } from '@lerret/ui'
import { announce } from '../feedback.ts'
import styles from './Suggestions.module.css'

/** Whoever types faster than this is not done. */
const WAIT_MS = 150
const SHORTEST = 2
let fields = 0

/**
 * A list of pages under a search field, as the combobox of the ARIA patterns: focus stays in the field, arrows choose, Enter goes,
 * Escape closes. Nothing is chosen until somebody does, so that Enter alone still searches.
 */
export function suggestIn(input: HTMLInputElement) {
  const id = `framlegg-${++fields}`
  const list = document.createElement('ul')
  list.id = id
  list.className = styles.list ?? ''
  list.hidden = true
  setAll(list, { role: 'listbox', 'aria-label': words.suggestions })
  setAll(input, {
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': 'false',
  })
  const form = input.form as HTMLFormElement
  form.classList.add(styles.field ?? '')
  form.append(list)

  let shown: Suggestion[] = []
  let chosen = -1
  let timer = 0
  let latest = new AbortController()

  input.addEventListener('input', () => ask(WAIT_MS))
  input.addEventListener('blur', close)
  input.addEventListener('keydown', press)
  form.addEventListener('submit', close)
  form.addEventListener('reset', close)
  // The field keeps the focus while the list is pressed.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => go([...list.children].indexOf(optionOf(target))))
  // Typed while this file was on its way.
  if (document.activeElement === input && input.value !== input.defaultValue) ask(0)

  function ask(wait: number) {
    stopAsking()
    const typed = input.value.trim()
    if (typed.length < SHORTEST) return close()
    timer = window.setTimeout(async () => show(await fetchSuggestions(typed, latest.signal)), wait)
  }

  function stopAsking() {
    clearTimeout(timer)
    latest.abort()
    latest = new AbortController()
  }

  /** null: another question was asked meanwhile, or there is no answer. */
  function show(found: Suggestion[] | null) {
    if (!found) return
    shown = found
    list.replaceChildren(...found.map((suggestion, number) => optionFor(suggestion, `${id}-${number}`)))
    choose(-1)
    open(found.length > 0)
    announce(
      found.length > 0 ? fill(words.suggestionCount, { count: String(found.length) }) : words.noSuggestions,
    )
  }

  function open(isOpen: boolean) {
    list.hidden = !isOpen
    input.setAttribute('aria-expanded', String(isOpen))
  }

  function close() {
    stopAsking()
    choose(-1)
    open(false)
  }

  function choose(number: number) {
    list.children[chosen]?.setAttribute('aria-selected', 'false')
    chosen = number
    const option = list.children[number]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && list.hidden && shown.length > 0 && input.value.trim().length >= SHORTEST) open(true)
    if (list.hidden || event.isComposing) return
    if (step) {
      // One place more than there are options: the field itself is between the last and the first.
      const places = shown.length + 1
      if (!event.altKey) choose(((chosen + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen >= 0) go(chosen)
    else return
    event.preventDefault()
  }

  function go(number: number) {
    const suggestion = shown[number]
    if (!suggestion) return
    close()
    location.assign(suggestion.href)
  }
}

async function fetchSuggestions(typed: string, signal: AbortSignal): Promise<Suggestion[] | null> {
  try {
    const reply = await fetch(suggestionsAddress(typed), { signal })
    const found = readSuggestions(reply.ok ? await reply.json() : null)
    return signal.aborted ? null : found
  } catch {
    // Superseded, or without coverage: the field is a search field still.
    return null
  }
}

function optionFor({ title, kind }: Suggestion, id: string): HTMLElement {
  const option = document.createElement('li')
  option.id = id
  setAll(option, { role: 'option', 'aria-selected': 'false' })
  const kindText = document.createElement('span')
  kindText.textContent = words[HIT_KIND_WORDS[kind]] ?? ''
  option.append(`${title} `, kindText)
  return option
}

const optionOf = (target: EventTarget | null) => (target as Element).closest('[role="option"]') as Element

function setAll(element: Element, attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
