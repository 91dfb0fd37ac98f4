export const APPEARANCES = ['system', 'light', 'dark'] as const
export type Appearance = (typeof APPEARANCES)[number]

const KEY = 'desk-appearance'

/** The stored choice; anything else that is stored counts as none. */
export function readAppearance(): Appearance {
  const stored = localStorage.getItem(KEY)
  return APPEARANCES.find((each) => each === stored) ?? 'system'
}

export function setAppearance(appearance: Appearance) {
  localStorage.setItem(KEY, appearance)
  applyAppearance()
}

/** Marks the document with the stored choice. */
export function applyAppearance() {
  const appearance = readAppearance()
  if (appearance === 'system') delete document.documentElement.dataset.appearance
  else document.documentElement.dataset.appearance = appearance
}
