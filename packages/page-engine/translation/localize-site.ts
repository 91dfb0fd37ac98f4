import {
  type FooterItem,
  type FooterSection,
  type HouseTranslation,
  type OpeningHours,
  type Safe,
  SITE_RECORD_ID,
  type SiteConfig,
  type TextOrSafeHtml,
} from '@lerret/model'
import { findTranslation, type TranslationReader } from './localize.ts'

/** The site as pages in a language see it. Words that the house says differently are in its own language. */
export function localizeSite(site: Safe<SiteConfig>, reader: TranslationReader): Safe<SiteConfig> {
  const language = reader.translation?.language
  if (!language) return site
  const translation = findTranslation('house', SITE_RECORD_ID, reader)
  const { words: _, ...rest } = site
  return { ...(translation ? translateSite(rest, translation) : rest), htmlLang: language }
}

function translateSite(site: Safe<SiteConfig>, translation: Safe<HouseTranslation>): Safe<SiteConfig> {
  const { title, description, footer, showings } = translation
  return {
    ...site,
    title,
    description: description || site.description,
    theme: { ...site.theme, footerSections: translateFooter(site.theme.footerSections, footer) },
    ...(site.openingHours && { openingHours: translateOpeningHours(site.openingHours, footer) }),
    showingTexts: showings,
  }
}

type FooterTexts = Safe<HouseTranslation>['footer']

const translateOpeningHours = (places: readonly OpeningHours[], texts: FooterTexts): OpeningHours[] =>
  places.map(({ note, ...hours }, number) => ({
    ...hours,
    place: texts[`openingHours.${number}.place`]?.text || hours.place,
    ...(note && { note: texts[`openingHours.${number}.note`]?.text || note }),
  }))

const translateFooter = (sections: readonly Safe<FooterSection>[], texts: FooterTexts) =>
  sections.map((section, number) => ({
    ...section,
    title: texts[`${number}.title`]?.text || section.title,
    items: section.items.map((item, at) => translateItem(item, texts[`${number}.items.${at}.value`])),
  }))

function translateItem(item: Safe<FooterItem>, translated: TextOrSafeHtml | undefined): Safe<FooterItem> {
  if (item.type === 'html') return { ...item, value: translated?.html || item.value }
  return { ...item, value: translated?.text || item.value }
}
