import { isAbsoluteUrl, mediaUrl, type SiteConfig, toAbsoluteUrl } from '@lerret/model'
import type {
  MergeLeafTypes,
  MovieTheaterLeaf,
  OrganizationLeaf,
  PerformingArtsTheaterLeaf,
  PostalAddressLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts'
import { optionalProperty } from './optional-property.ts'

/** The culture house: a stage and a cinema. */
export function toHouse(site: SiteConfig): MergeLeafTypes<[PerformingArtsTheaterLeaf, MovieTheaterLeaf]> {
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

export function toWebSite(site: SiteConfig): WebSiteLeaf {
  const { search } = site.theme
  const urlTemplate = `${toAbsoluteUrl(site.host, search.submitPath)}?q={search_term_string}`
  const searchAction: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${frontUrl(site)}#nettstad`,
    name: site.title,
    url: frontUrl(site),
    inLanguage: site.htmlLang,
    publisher: { '@id': houseId(site) },
    ...(search.enabled && { potentialAction: searchAction }),
  }
}

/** The house as organizer, author or publisher, with all its properties: search engines read each page on its own. */
export function toOrganization(site: SiteConfig): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': houseId(site),
    name: site.title,
    url: frontUrl(site),
    ...optionalProperty('logo', logoUrl(site)),
  }
}

export function toPostalAddress({ organisation }: SiteConfig): PostalAddressLeaf | undefined {
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

const frontUrl = ({ host }: SiteConfig) => toAbsoluteUrl(host, '/')
const houseId = (site: SiteConfig) => `${frontUrl(site)}#huset`

function logoUrl({ theme, host }: SiteConfig): string {
  const { logo } = theme
  if (logo === '') return ''
  return new URL(isAbsoluteUrl(logo) || logo.startsWith('/') ? logo : mediaUrl(logo), host).href
}
