import { Href } from '@lerret/model'
import { z } from 'zod'
import { normalizeHref } from '../../views/link.ts'
import { defineBlock } from '../define-block.ts'
import { Heading } from '../setting-fields.ts'

export const AppLinksSettings = z.strictObject({
  heading: Heading,
  text: z.string().describe('Tekst'),
  appStore: Href.describe('Lenke til App Store'),
  googlePlay: Href.describe('Lenke til Google Play'),
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
  settings: AppLinksSettings,
  resolve: resolveAppLinks,
})

function resolveAppLinks(settings: AppLinksSettings): AppLinksBlockItem {
  const { heading, text, appStore, googlePlay } = settings
  return { heading, text, appStore: normalizeHref(appStore), googlePlay: normalizeHref(googlePlay) }
}
