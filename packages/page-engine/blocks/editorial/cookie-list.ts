import { type Destination, listDestinations } from '@lerret/model'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { defineBlock } from '../define-block.ts'
import { Heading } from '../settings/fields.ts'

/** The list itself comes from the site's configuration and BROWSER_STORAGE; an editor sets the heading. */
export const CookieListSettings = z.strictObject({ heading: Heading })
export type CookieListSettings = z.infer<typeof CookieListSettings>

export interface CookieListBlockItem {
  heading: string
  destinations: Destination[]
}

export const cookieList = defineBlock({
  version: '1.0.0',
  name: 'blockCookieList',
  help: 'blockCookieListHelp',
  settings: CookieListSettings,
  resolve: resolveCookieList,
})

function resolveCookieList({ heading }: CookieListSettings, { site }: BlockContext): CookieListBlockItem {
  return { heading, destinations: listDestinations(site) }
}
