import { eventFeedPath } from '@lerret/api'
import { SITE_RECORD_ID, type SiteRecords } from '@lerret/model'
import { siteComponents } from '@lerret/starter'
import { halls } from '../halls.ts'
import { HOUSE } from '../house.ts'
import { footerSections } from './footer.ts'
import { openingHours } from './opening-hours.ts'

export { menuItems } from './menus.ts'
export { redirects } from './redirects.ts'

const id = SITE_RECORD_ID

/** The records of the demo house's site, with these hosts. */
export const siteRecords = ({ checkoutHost, host }: { checkoutHost: string; host: string }): SiteRecords => ({
  settings: {
    id,
    siteId: '5f0d6c1e-8a47-4b52-9c3e-2b7f1d904a61',
    title: HOUSE.title,
    description:
      'Kino, konsertar, teater og bibliotek på kaia i Fjordheim. Sjå kva som går i kveld, og kjøp billett.',
    htmlLang: 'nn',
    facebookPixelId: '',
    locale: { available: ['nb'], enabled: ['nb'], default: 'nb' },
    components: siteComponents(),
    halls: halls(),
    openingHours: openingHours(),
    searchSynonyms: [{ words: ['øvingsrom', 'øvelsesrom', 'øvingslokale'], meaning: 'studio' }],
    apps: {
      appStore: 'https://apps.example/fjordheim-kulturhus',
      googlePlay: 'https://play.example/fjordheim-kulturhus',
    },
    accessibilityStatement: 'https://uustatus.example/fjordheim-kulturhus',
    organisation: {
      street: 'Kaivegen 3',
      postalCode: '5999',
      town: 'Fjordheim',
      country: 'NO',
      email: 'post@fjordheim.example',
      phone: HOUSE.phone,
    },
  },
  theme: {
    id,
    search: { submitPath: '/sok', enabled: true },
    favicon: '/images/logo',
    logo: '/images/logo',
    logoAlt: HOUSE.title,
    variant: 'fjord',
    language: { enabled: false },
    menu: { enabled: true },
  },
  footer: { id, sections: footerSections() },
  host: { id, host, aliases: [], stage: 'production', published: true },
  partners: { id, partners: [178, 118] },
  ticketing: {
    id,
    host: checkoutHost,
    venueId: 'fjordheim',
    providerName: 'Billettluka',
    logo: 'billettluka',
    feed: { kind: 'event-feed', url: `${checkoutHost}${eventFeedPath('fjordheim')}` },
  },
})
