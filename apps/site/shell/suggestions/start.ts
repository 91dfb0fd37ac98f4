import type { LoadChunk } from '@lerret/ui'

const attachedFields = new WeakSet<HTMLInputElement>()

/** Adds suggestions to a search field when it first gets the focus, so that other visitors do not load their code. */
export function startSuggestions(loadChunk: LoadChunk) {
  addEventListener('focusin', ({ target }) => void attach(target, loadChunk))
  void attach(document.activeElement, loadChunk)
}

async function attach(target: EventTarget | null, loadChunk: LoadChunk) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search' || attachedFields.has(target)) return
  attachedFields.add(target)
  // If the code cannot be loaded, the field remains a plain search field.
  const combobox = await loadChunk('suggestions', () => import('./combobox.ts'))
  if (combobox) combobox.attachSuggestions(target)
  else attachedFields.delete(target)
}
