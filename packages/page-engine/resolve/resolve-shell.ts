import {
  type FooterEntry,
  type FooterItem,
  findLanguage,
  giftCardUrl,
  INITIALS_ICON_PATH,
  LANGUAGE_NAMES,
  type Language,
  listDestinations,
  type PictureView,
  type Safe,
  type ShellData,
  SITE_RECORD_ID,
  type SiteConfig,
  type SiteLanguage,
  translationId,
} from '@lerret/model'
import { getHouseWords } from '@lerret/words/languages'
import type { Content } from '../content/content.ts'
import { createReadTracker, type ReadTracker } from '../incremental/read-tracker.ts'
import type { Reads } from '../incremental/reads.ts'
import type { Problem } from '../problems/problem.ts'
import { listTranslationLanguages } from '../translation/languages.ts'
import { findTranslation } from '../translation/localize.ts'
import { localizeSite } from '../translation/localize-site.ts'
import { localizeHref } from '../translation/localized-paths.ts'
import { resolveSearchForm } from '../translation/search-form.ts'
import { toOpeningHoursView } from '../views/opening-hours.ts'
import { findPicture } from '../views/picture.ts'
import { resolveMenus } from './menus.ts'

export interface ShellInput {
  site: Safe<SiteConfig>
  content: Content
  /** The language of pages that are translations. */
  language?: Language | undefined
}

export interface ResolvedShell {
  shell: ShellData
  reads: Reads
  problems: Problem[]
}

/** Resolves the header, menus and footer that surround every page. */
export function resolveShell(input: ShellInput): ResolvedShell {
  const { site: houseSite, content, language } = input
  const houseLang = houseSite.htmlLang
  const tracker = createReadTracker(content, language ? { language, houseLang } : null)
  tracker.trackSite()
  const site = localizeSite(houseSite, tracker)
  const languages = listSiteLanguages(houseLang, tracker)
  const { theme, locale } = site
  const menus = resolveMenus(tracker.query('menu-item', []), locale.default, tracker)
  const shell: ShellData = {
    siteTitle: site.title,
    siteDescription: site.description,
    htmlLang: site.htmlLang,
    host: site.host,
    themeVariant: theme.variant,
    ...(theme.colors && { themeColors: theme.colors }),
    favicon: theme.favicon || INITIALS_ICON_PATH,
    logo: findLogo(site, tracker),
    logoAlt: theme.logoAlt,
    search: theme.search.enabled ? resolveSearchForm(theme.search.submitPath, tracker) : null,
    headerMenu: theme.menu.enabled ? menus.header : [],
    footerMenu: menus.footer,
    footerSections: theme.footerSections
      .filter((section) => section.locale === locale.default)
      .sort(compareByOrder)
      .map(({ title, items }) => ({
        title,
        entries: items.toSorted(compareByOrder).map((item) => toFooterEntry(item, tracker)),
      })),
    openingHours: (site.openingHours ?? []).map((hours) => toOpeningHoursView(hours, getHouseWords(site))),
    checkout: {
      providerName: sellsItself(site) ? '' : site.checkout.providerName,
      logo: site.checkout.logo ? findPicture(site.checkout.logo, tracker) : null,
      giftCardHref: giftCardUrl(site.checkout.host, site.checkout.venueId),
    },
    apps: { appStore: site.apps?.appStore ?? null, googlePlay: site.apps?.googlePlay ?? null },
    ...(site.accessibilityStatement && { accessibilityStatement: site.accessibilityStatement }),
    destinations: listDestinations(site),
    isIndexed: site.published && site.stage === 'production',
    ...(language && { houseLang }),
    ...(language && !findTranslation('house', SITE_RECORD_ID, tracker) && { footerLang: houseLang }),
    ...(languages.length > 0 && { languages }),
    ...(site.words && { words: site.words }),
  }
  return { shell, reads: tracker.getReads(), problems: menus.problems }
}

/** Nobody needs to be told that a house sells its own tickets. */
const sellsItself = ({ checkout, host, title }: SiteConfig) =>
  checkout.host === host || checkout.providerName === title

const compareByOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

function findLogo({ theme }: SiteConfig, tracker: ReadTracker): PictureView | null {
  const picture = findPicture(theme.logo, tracker)
  return picture && { ...picture, alt: theme.logoAlt }
}

/** The languages that a visitor can choose between; none when there is only that of the house. */
function listSiteLanguages(houseLang: string, tracker: ReadTracker): SiteLanguage[] {
  const translations = listTranslationLanguages(houseLang, tracker)
  if (translations.length === 0) return []
  const [front] = tracker.query('page', [{ property: 'path', value: '/' }])
  return [
    { lang: houseLang, name: LANGUAGE_NAMES[findLanguage(houseLang)], href: '/' },
    ...translations.map((language) => {
      const isTranslated = front && tracker.find('translation', translationId(language, 'page', front.id))
      return { lang: language, name: LANGUAGE_NAMES[language], href: isTranslated ? `/${language}` : null }
    }),
  ]
}

function toFooterEntry(item: Safe<FooterItem>, tracker: ReadTracker): FooterEntry {
  if (item.type === 'html') return { type: item.type, html: item.value }
  const { type, value, href } = item
  if (type === 'link') return { type, value, href: localizeHref(href ?? '', tracker) }
  return { type, value }
}
