import type { PageConfig } from '@lerret/model'
import { BLOCKS, type ComponentId } from '../blocks/registry.ts'
import { listSettings, type Setting } from '../blocks/settings/list-settings.ts'
import {
  isText,
  listSettingTexts,
  mapSettingStrings,
  type SettingText,
} from '../blocks/settings/setting-texts.ts'
import type { ReadTracker } from '../incremental/read-tracker.ts'
import { findTranslation } from '../translation/localize.ts'
import { localizeHref } from '../translation/localized-paths.ts'

const settingsByComponent = new Map<ComponentId, Setting[]>()

/** Cached, because thousands of pages have the same components. */
function getSettings(component: ComponentId): Setting[] {
  const settings = settingsByComponent.get(component) ?? listSettings(BLOCKS[component].settings)
  settingsByComponent.set(component, settings)
  return settings
}

/** The texts of a block data record that can be translated. */
export const listBlockTexts = (component: ComponentId, settings: unknown): SettingText[] =>
  listSettingTexts(getSettings(component), settings as Record<string, unknown>)

/** Settings with the texts of the page's translation, and with links to translated pages. The settings themselves on other pages. */
export function localizeSettings(
  component: ComponentId,
  dataId: string,
  settings: unknown,
  { page, tracker }: { page: Pick<PageConfig, 'id'>; tracker: ReadTracker },
): unknown {
  if (!tracker.translation) return settings
  const texts = findTranslation('page', page.id, tracker)?.texts[dataId] ?? {}
  return mapSettingStrings(
    getSettings(component),
    settings as Record<string, unknown>,
    (text, setting, path) => {
      if (setting.control === 'address') return localizeHref(text, tracker)
      const translated = isText(setting) ? texts[path] : undefined
      if (!translated) return text
      return setting.control === 'rich-text' ? translated.html : translated.text
    },
  )
}
