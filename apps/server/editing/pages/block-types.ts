import type { BlockType } from '@lerret/api/contracts'
import type { SiteComponent } from '@lerret/model'
import {
  BLOCKS,
  COMPONENT_IDS,
  initialSettings,
  isAllowedComponent,
  listSettings,
  type Setting,
} from '@lerret/page-engine'
import type { Words } from '@lerret/words/all'

/** Every kind of block with the forms of its settings, in words that editors read. */
export const listBlockTypes = (components: readonly SiteComponent[], words: Words): BlockType[] =>
  COMPONENT_IDS.map((component) => {
    const { version, name, help, settings } = BLOCKS[component]
    return {
      component,
      version,
      siteRange: findRange(component, components),
      name: words[name],
      help: words[help],
      isAllowed: isAllowedComponent(component, [...components]),
      settings: listSettings(settings).map((setting) => toSetting(setting, words)),
      initialSettings: initialSettings(settings),
    }
  })

const findRange = (component: string, components: readonly SiteComponent[]): string | null =>
  components
    .filter(({ name }) => name === component)
    .map(({ version }) => version)
    .join(' || ') || null

type WireSetting = BlockType['settings'][number]

const toSetting = (setting: Setting, words: Words): WireSetting => ({
  name: setting.name,
  label: words[setting.label],
  help: words[setting.help],
  control: setting.control,
  isRequired: setting.isRequired,
  default: setting.default,
  choices: Object.entries(setting.choices ?? {}).map(([value, label]) => ({ value, label: words[label] })),
  settings: setting.settings.map((inner) => toSetting(inner, words)),
})
