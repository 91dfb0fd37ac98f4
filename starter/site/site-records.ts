import { SITE_RECORD_ID, type SiteRecords } from '@lerret/model'
import { BLOCKS } from '@lerret/page-engine'
import type { StarterHouse } from '../house.ts'
import { footerSections } from './footer.ts'

const id = SITE_RECORD_ID

/** The records that configure the site of a new house. */
export const siteRecords = (house: StarterHouse): SiteRecords => ({
  settings: {
    id,
    siteId: house.siteId,
    title: house.title,
    description: house.description,
    htmlLang: house.language,
    facebookPixelId: '',
    locale: { available: ['nb'], enabled: ['nb'], default: 'nb' },
    components: siteComponents(),
    halls: house.halls,
    openingHours: house.openingHours,
    organisation: house.organisation,
  },
  theme: {
    id,
    search: { submitPath: '/sok', enabled: true },
    favicon: '',
    logo: '',
    logoAlt: house.title,
    ...house.look,
    language: { enabled: false },
    menu: { enabled: true },
  },
  footer: { id, sections: footerSections(house) },
  host: { id, host: house.host, aliases: [], stage: 'production', published: house.open },
  partners: { id, partners: house.partners },
  ticketing: { id, ...(house.tickets ?? ownTickets(house)) },
})

/** Every block, in the version that the product has now. */
export const siteComponents = () =>
  Object.entries(BLOCKS).map(([name, { version }]) => ({ name, version: `^${version}`, train: 'stable' }))

/** A house without a ticketing provider sells at its counter. */
const ownTickets = ({ title, host }: StarterHouse) => ({ host, venueId: 'huset', providerName: title })
