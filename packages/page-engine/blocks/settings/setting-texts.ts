import type { Setting } from './list-settings.ts'

type Values = Readonly<Record<string, unknown>>

/** A text of a block's settings, to translate. */
export interface SettingText {
  /** `cards.0.title` */
  path: string
  setting: Setting
  text: string
}

/** Settings with some of their strings replaced, also those in groups and lists. */
export function mapSettingStrings(
  settings: readonly Setting[],
  values: Values,
  replace: (text: string, setting: Setting, path: string) => string,
  parent = '',
): Values {
  const changed: Record<string, unknown> = { ...values }
  for (const setting of settings) {
    const path = `${parent}${setting.name}`
    const value = values[setting.name]
    if (typeof value === 'string') changed[setting.name] = replace(value, setting, path)
    else if (Array.isArray(value) && setting.settings.length > 0)
      changed[setting.name] = value.map((item: Values, index) =>
        mapSettingStrings(setting.settings, item, replace, `${path}.${index}.`),
      )
    else if (isGroup(value))
      changed[setting.name] = mapSettingStrings(setting.settings, value, replace, `${path}.`)
  }
  return changed
}

/** The texts of settings, in the order of their form. */
export function listSettingTexts(settings: readonly Setting[], values: Values): SettingText[] {
  const texts: SettingText[] = []
  mapSettingStrings(settings, values, (text, setting, path) => {
    if (isText(setting) && text !== '') texts.push({ path, setting, text })
    return text
  })
  return texts
}

export const isText = ({ control }: Setting) =>
  control === 'text' || control === 'long-text' || control === 'rich-text'

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
