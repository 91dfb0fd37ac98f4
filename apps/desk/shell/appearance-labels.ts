import { shellWords as words } from '@lerret/words/desk'
import type { Appearance } from './appearance.ts'

export const APPEARANCE_LABELS: Record<Appearance, string> = {
  system: words.appearanceSystem,
  light: words.appearanceLight,
  dark: words.appearanceDark,
}
