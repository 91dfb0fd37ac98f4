import { z } from 'zod'
import { normalizeHref } from '../../content/hrefs.ts'
import { defineBlock } from '../define-block.ts'
import { addressField, Heading, longTextField } from '../settings/fields.ts'

export const AppLinksSettings = z.strictObject({
  heading: Heading,
  text: longTextField(),
  appStore: addressField('settingAppStore'),
  googlePlay: addressField('settingGooglePlay'),
})
export type AppLinksSettings = z.infer<typeof AppLinksSettings>

export interface AppLinksBlockItem {
  heading: string
  text: string
  appStore: string
  googlePlay: string
}

export const appLinks = defineBlock({
  version: '1.0.0',
  name: 'blockAppLinks',
  help: 'blockAppLinksHelp',
  settings: AppLinksSettings,
  resolve: resolveAppLinks,
})

function resolveAppLinks(settings: AppLinksSettings): AppLinksBlockItem {
  const { heading, text, appStore, googlePlay } = settings
  return { heading, text, appStore: normalizeHref(appStore), googlePlay: normalizeHref(googlePlay) }
}
