import { addressOn, NOT_FOUND_PATH, type PageData, type SiteFacts } from '@lerret/model'

export interface HeadTag {
  tag: 'meta' | 'link'
  attributes: Readonly<Record<string, string>>
}

type HeadFacts = Pick<SiteFacts, 'siteTitle' | 'siteDescription' | 'htmlLang' | 'host' | 'isIndexed'>

/** Finds in a document's head what `headTags` makes. */
export const HEAD_TAGS =
  'meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[name="twitter:card"], ' +
  'meta[name="facebook-domain-verification"], meta[property^="og:"], link[rel="canonical"]'

export const documentTitle = ({ meta }: PageData, { siteTitle }: HeadFacts) => meta.title || siteTitle

/** What a page says of itself to search engines and to whoever shares it. */
export function headTags(page: PageData, facts: HeadFacts): HeadTag[] {
  const { path, meta: about } = page
  const isFound = path !== NOT_FOUND_PATH
  const address = addressOn(facts.host, path)
  const description = about.description || facts.siteDescription
  const image = about.image && new URL(about.image, facts.host).href
  return [
    meta('name', 'description', description),
    meta('name', 'keywords', about.keywords),
    meta('name', 'robots', facts.isIndexed && isFound ? '' : 'noindex'),
    isFound && { tag: 'link', attributes: { rel: 'canonical', href: address } },
    meta('property', 'og:type', path.startsWith('/article/') ? 'article' : 'website'),
    meta('property', 'og:site_name', facts.siteTitle),
    meta('property', 'og:title', documentTitle(page, facts)),
    meta('property', 'og:description', description),
    meta('property', 'og:url', isFound ? address : ''),
    meta('property', 'og:locale', facts.htmlLang === 'nn' ? 'nn_NO' : 'nb_NO'),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', image && 'summary_large_image'),
    meta('name', 'facebook-domain-verification', about.facebookVerificationCode),
  ].filter((tag) => tag !== false) as HeadTag[]
}

/** What is empty is not said. */
const meta = (key: 'name' | 'property', name: string, content: string): HeadTag | false =>
  content !== '' && { tag: 'meta', attributes: { [key]: name, content } }
