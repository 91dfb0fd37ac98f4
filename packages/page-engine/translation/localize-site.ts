import {
  type FooterSection,
  type HouseTranslation,
  type OpeningHours,
  SITE_RECORD_ID,
  type SiteConfig,
} from '@lerret/model'
import { findTranslation, type TranslationReader } from './localize.ts'

/** The site as pages in a language see it. Words that the house says differently are in its own language. */
export function localizeSite(site: SiteConfig, reader: TranslationReader): SiteConfig {
  const language = reader.translation?.language
  if (!language) return site
  const translation = findTranslation('house', SITE_RECORD_ID, reader)
  const { words: _, ...rest } = site
  return { ...(translation ? translateSite(rest, translation) : rest), htmlLang: language }
}

function translateSite(site: SiteConfig, translation: HouseTranslation): SiteConfig {
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

const translateOpeningHours = (
  places: readonly OpeningHours[],
  texts: Readonly<Record<string, string>>,
): OpeningHours[] =>
  places.map(({ note, ...hours }, number) => ({
    ...hours,
    place: texts[`openingHours.${number}.place`] || hours.place,
    ...(note && { note: texts[`openingHours.${number}.note`] || note }),
  }))

const translateFooter = (sections: readonly FooterSection[], texts: Readonly<Record<string, string>>) =>
  sections.map((section, number) => ({
    ...section,
    title: texts[`${number}.title`] || section.title,
    items: section.items.map((item, at) => ({
      ...item,
      value: texts[`${number}.items.${at}.value`] || item.value,
    })),
  }))
