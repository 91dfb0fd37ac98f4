const attended = new WeakSet<HTMLInputElement>()

/** A search field suggests pages from when somebody is about to type in it. Whoever never does fetches nothing for it. */
export function startSuggestions() {
  addEventListener('focusin', ({ target }) => attend(target))
  attend(document.activeElement)
}

function attend(target: EventTarget | null) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search' || attended.has(target)) return
  attended.add(target)
  // What fails here leaves a plain search field, which is whole without a script.
  import('./combobox.ts').then(
    ({ suggestIn }) => suggestIn(target),
    () => attended.delete(target),
  )
}
