import type { LoadChunk } from '@lerret/ui'
import type { SiteWords } from '@lerret/words'

const attachedFields = new WeakSet<HTMLInputElement>()

/** Adds suggestions to a search field when it first gets the focus, so that other visitors do not load their code. */
export function startSuggestions(words: SiteWords, loadChunk: LoadChunk) {
  addEventListener('focusin', ({ target }) => void attach(target, words, loadChunk))
  void attach(document.activeElement, words, loadChunk)
}

async function attach(target: EventTarget | null, words: SiteWords, loadChunk: LoadChunk) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search' || attachedFields.has(target)) return
  attachedFields.add(target)
  // If the code cannot be loaded, the field remains a plain search field.
  const combobox = await loadChunk('suggestions', () => import('./combobox.ts'))
  if (combobox) combobox.attachSuggestions(target, words)
  else attachedFields.delete(target)
}
