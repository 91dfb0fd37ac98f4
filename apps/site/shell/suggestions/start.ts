import type { FetchPart } from '@lerret/ui'

const attended = new WeakSet<HTMLInputElement>()

/** A search field suggests pages from when somebody is about to type in it. Whoever never does fetches nothing for it. */
export function startSuggestions(fetchPart: FetchPart) {
  addEventListener('focusin', ({ target }) => void attend(target, fetchPart))
  void attend(document.activeElement, fetchPart)
}

async function attend(target: EventTarget | null, fetchPart: FetchPart) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search' || attended.has(target)) return
  attended.add(target)
  // What fails here leaves a plain search field, which is whole without a script.
  const combobox = await fetchPart('suggestions', () => import('./combobox.ts'))
  if (combobox) combobox.suggestIn(target)
  else attended.delete(target)
}
