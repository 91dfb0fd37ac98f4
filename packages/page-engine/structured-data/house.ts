import { addressOn, isAbsoluteUrl, mediaUrl, type SiteConfig } from '@lerret/model'
import { given } from './optional-property.ts'
import type { Thing } from './thing.ts'

/** The house itself: a stage and a cinema under one roof. */
export function house(site: SiteConfig): Thing {
  const { email, phone } = site.organisation
  return {
    '@type': ['PerformingArtsTheater', 'MovieTheater'],
    '@id': houseId(site),
    name: site.title,
    url: frontUrl(site),
    ...given('description', site.description),
    ...given('address', houseAddress(site)),
    ...given('telephone', phone),
    email,
    ...given('logo', logoUrl(site)),
    ...given('image', logoUrl(site)),
  }
}

export function website(site: SiteConfig): Thing {
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
export function organization(site: SiteConfig): Thing {
  const known = organizations.get(site)
  if (known) return known
  const told: Thing = {
    '@type': 'Organization',
    '@id': houseId(site),
    name: site.title,
    url: frontUrl(site),
    ...given('logo', logoUrl(site)),
  }
  organizations.set(site, told)
  return told
}

/** Every page and every showing names it. */
const organizations = new WeakMap<SiteConfig, Thing>()

export function houseAddress({ organisation }: SiteConfig): Thing | undefined {
  const { street, postalCode, town, country } = organisation
  if (!street && !postalCode && !town) return undefined
  return {
    '@type': 'PostalAddress',
    ...given('streetAddress', street),
    ...given('postalCode', postalCode),
    ...given('addressLocality', town),
    ...given('addressCountry', country),
  }
}

const frontUrl = ({ host }: SiteConfig) => addressOn(host, '/')
const houseId = (site: SiteConfig) => `${frontUrl(site)}#huset`

function logoUrl({ theme, host }: SiteConfig): string {
  const { logo } = theme
  if (logo === '') return ''
  return new URL(isAbsoluteUrl(logo) || logo.startsWith('/') ? logo : mediaUrl(logo), host).href
}
