/** Moves the focus to the next region of the screen, an element with `data-region`, in the order of the document. */
export function focusNextRegion(step: 1 | -1) {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (region) => region.checkVisibility() && !region.closest('[inert]'),
  )
  if (regions.length === 0) return
  // A panel may be inside the main region.
  const current = regions.findLastIndex((region) => region.contains(document.activeElement))
  const start = current < 0 && step < 0 ? 0 : current
  regions.at((start + step) % regions.length)?.focus()
}
