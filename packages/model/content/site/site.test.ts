import { expect, test } from 'vitest'
import { composeSite, type SiteRecords, splitSite } from './site.ts'

const RECORDS: SiteRecords = {
  settings: {
    id: 'site',
    siteId: '5f0d6c1e-8a47-4b52-9c3e-2b7f1d904a61',
    title: 'Fjordheim kulturhus',
    description: 'Kino og kultur ved fjorden.',
    htmlLang: 'nn',
    facebookPixelId: '',
    words: { buy: 'Tinge billett' },
    locale: { available: ['nb'], enabled: ['nb'], default: 'nb' },
    components: [],
    organisation: {
      street: '',
      postalCode: '',
      town: '',
      country: '',
      email: 'post@fjordheim.example',
      phone: '',
    },
  },
  theme: {
    id: 'site',
    search: { submitPath: '/sok', enabled: true },
    favicon: '/favicon.svg',
    logo: '',
    logoAlt: 'Fjordheim',
    variant: 'scene',
    language: { enabled: false },
    menu: { enabled: true },
  },
  footer: { id: 'site', sections: [{ title: 'Opningstider', locale: 'nb', order: 1, items: [] }] },
  host: {
    id: 'site',
    host: 'https://fjordheim.example',
    aliases: ['https://www.fjordheim.example'],
    stage: 'production',
    published: true,
  },
  partners: { id: 'site', partners: [178, 118] },
  ticketing: { id: 'site', host: 'https://billett.example', venueId: '7', providerName: 'Billett' },
}

test('a site configuration has the id of the site and everything from its records', () => {
  const site = composeSite(RECORDS)
  expect(site).toMatchObject({
    id: '5f0d6c1e-8a47-4b52-9c3e-2b7f1d904a61',
    title: 'Fjordheim kulturhus',
    host: 'https://fjordheim.example',
    partners: [178, 118],
    theme: { variant: 'scene', footerSections: [{ title: 'Opningstider' }] },
    checkout: { host: 'https://billett.example', venueId: '7', providerName: 'Billett' },
  })
  expect(site).not.toHaveProperty('siteId')
  expect(site.theme).not.toHaveProperty('id')
})

test('the records of a site are those that it was composed of', () => {
  expect(splitSite(composeSite(RECORDS))).toEqual(RECORDS)
})
