import { findLanguage, type Language, type SiteConfig } from '@lerret/model'
import { type Content, createReadTracker, getSite, localizeSite, type ReadTracker } from '@lerret/page-engine'

/** The content and words from which the documents of one language are made. */
export interface DocumentContext {
  content: Content
  language: Language
  site: SiteConfig
  /** Finds translations into this language. */
  tracker: ReadTracker
}

/** The context for a language that pages are translated into; without one, for originals. */
export function createDocumentContext(content: Content, language?: Language): DocumentContext {
  const site = getSite(content)
  const tracker = createReadTracker(content, language ? { language, houseLang: site.htmlLang } : null)
  return {
    content,
    language: language ?? findLanguage(site.htmlLang),
    site: localizeSite(site, tracker),
    tracker,
  }
}
