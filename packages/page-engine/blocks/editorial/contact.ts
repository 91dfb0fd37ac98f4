import type { LinkView } from '@lerret/model'
import { getHouseWords } from '@lerret/words/languages'
import { z } from 'zod'
import type { BlockContext } from '../../context/page-context.ts'
import { type HouseView, toHouseView } from '../../views/house.ts'
import { toLinkView } from '../../views/link.ts'
import { type OpeningHoursView, toOpeningHoursView } from '../../views/opening-hours.ts'
import { defineBlock } from '../define-block.ts'
import { Heading, linkField, longTextField } from '../settings/fields.ts'

export const ContactSettings = z.strictObject({
  heading: Heading,
  text: longTextField().optional(),
  map: linkField('settingMap').optional(),
})
export type ContactSettings = z.infer<typeof ContactSettings>

export interface ContactBlockItem {
  heading: string
  text: string
  house: Pick<HouseView, 'name' | 'address' | 'phone' | 'email'>
  openingHours: OpeningHoursView[]
  map: LinkView | null
}

export const contact = defineBlock({
  version: '1.0.0',
  name: 'blockContact',
  help: 'blockContactHelp',
  settings: ContactSettings,
  resolve: resolveContact,
})

/** Address, phone, e-mail and opening hours come from the site's configuration, so that they are written in one place. */
function resolveContact(
  { heading, text, map }: ContactSettings,
  { site, tracker }: BlockContext,
): ContactBlockItem {
  const { name, address, phone, email } = toHouseView(site, tracker)
  return {
    heading,
    text: text ?? '',
    house: { name, address, phone, email },
    openingHours: (site.openingHours ?? []).map((hours) => toOpeningHoursView(hours, getHouseWords(site))),
    map: toLinkView(map),
  }
}
