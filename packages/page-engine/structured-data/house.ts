import { addressOn, isAbsoluteUrl, mediaUrl, type SiteConfig } from '@lerret/model'
import { optionalProperty } from './optional-property.ts'
import type { Thing } from './thing.ts'

/** The house itself: a stage and a cinema under one roof. */
export function toHouse(site: SiteConfig): Thing {
  const { email, phone } = site.organisation
  return {
    '@type': ['PerformingArtsTheater', 'MovieTheater'],
    '@id': houseId(site),
    name: site.title,
    url: frontUrl(site),
    ...optionalProperty('description', site.description),
    ...optionalProperty('address', toPostalAddress(site)),
    ...optionalProperty('telephone', phone),
    email,
    ...optionalProperty('logo', logoUrl(site)),
    ...optionalProperty('image', logoUrl(site)),
  }
}

export function toWebSite(site: SiteConfig): Thing {
  const { search } = site.theme
  const target = `${addressOn(site.host, search.submitPath)}?q={search_term_string}`
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: target },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${frontUrl(site)}#nettstad`,
    name: site.title,
    url: frontUrl(site),
    inLanguage: site.htmlLang,
    publisher: { '@id': houseId(site) },
    ...(search.enabled && { potentialAction: action }),
  }
}

/** The house where it is named on another page, told whole: a reader of one page knows no other. */
export function toOrganization(site: SiteConfig): Thing {
  const known = organizations.get(site)
  if (known) return known
  const told: Thing = {
    '@type': 'Organization',
    '@id': houseId(site),
    name: site.title,
    url: frontUrl(site),
    ...optionalProperty('logo', logoUrl(site)),
  }
  organizations.set(site, told)
  return told
}

/** Every page and every showing names it. */
const organizations = new WeakMap<SiteConfig, Thing>()

export function toPostalAddress({ organisation }: SiteConfig): Thing | undefined {
  const { street, postalCode, town, country } = organisation
  if (!street && !postalCode && !town) return undefined
  return {
    '@type': 'PostalAddress',
    ...optionalProperty('streetAddress', street),
    ...optionalProperty('postalCode', postalCode),
    ...optionalProperty('addressLocality', town),
    ...optionalProperty('addressCountry', country),
  }
}

const frontUrl = ({ host }: SiteConfig) => addressOn(host, '/')
const houseId = (site: SiteConfig) => `${frontUrl(site)}#huset`

function logoUrl({ theme, host }: SiteConfig): string {
  const { logo } = theme
  if (logo === '') return ''
  return new URL(isAbsoluteUrl(logo) || logo.startsWith('/') ? logo : mediaUrl(logo), host).href
}
