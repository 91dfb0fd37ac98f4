import type { SiteSettings } from '@lerret/model'
import { settingsWords as words } from '@lerret/words/desk'
import { pathTo } from '../navigation/routes.ts'

type Screen = readonly [group: string, title: string]

const HOUSE: Screen = ['huset', words.house]
const CONSENT: Screen = ['samtykke', words.consent]

/** On which screen each field of the settings is edited. Those without one are set when the house is installed. */
const SCREENS: Partial<Record<keyof SiteSettings, Screen>> = {
  title: HOUSE,
  description: HOUSE,
  htmlLang: HOUSE,
  organisation: HOUSE,
  apps: HOUSE,
  accessibilityStatement: HOUSE,
  halls: ['salar', words.halls],
  openingHours: ['opningstider', words.hours],
  searchSynonyms: ['sok', words.searching],
  words: ['ordval', words.words],
  facebookPixelId: CONSENT,
  analytics: CONSENT,
  components: ['komponentar', words.components],
}

/** The screen that edits a field of the settings. */
export function findSettingsScreen(field: string) {
  const screen = SCREENS[field as keyof SiteSettings]
  return screen && { title: screen[1], href: pathTo('settingsGroup', { group: screen[0] }) }
}
