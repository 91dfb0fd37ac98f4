import {
  type FooterEntry,
  type FooterItem,
  giftCardUrl,
  listDestinations,
  type PictureView,
  type SafeHtml,
  type ShellData,
  type SiteConfig,
  toHref,
} from '@lerret/model'
import { getHouseWords } from '@lerret/words/languages'
import type { Content } from '../content/content.ts'
import { createReadTracker, type ReadTracker } from '../incremental/read-tracker.ts'
import type { Reads } from '../incremental/reads.ts'
import type { Problem } from '../problems/problem.ts'
import { normalizeHref } from '../views/link.ts'
import { toOpeningHoursView } from '../views/opening-hours.ts'
import { findPicture } from '../views/picture.ts'
import { resolveMenus } from './menus.ts'

export interface ShellInput {
  site: SiteConfig
  content: Content
  cleanHtml: (raw: string) => SafeHtml
}

export interface ResolvedShell {
  shell: ShellData
  reads: Reads
  problems: Problem[]
}

/** What surrounds every page: header, menus and footer. */
export function resolveShell({ site, content, cleanHtml }: ShellInput): ResolvedShell {
  const tracker = createReadTracker(content)
  tracker.trackSite()
  const { theme, locale } = site
  const menus = resolveMenus(tracker.query('menu-item', []), locale.default)
  const shell: ShellData = {
    siteTitle: site.title,
    siteDescription: site.description,
    htmlLang: site.htmlLang,
    host: site.host,
    themeVariant: theme.variant,
    ...(theme.colors && { themeColors: theme.colors }),
    favicon: theme.favicon,
    logo: findLogo(site, tracker),
    logoAlt: theme.logoAlt,
    search: theme.search.enabled ? { action: toHref(theme.search.submitPath) } : null,
    headerMenu: theme.menu.enabled ? menus.header : [],
    footerMenu: menus.footer,
    footerSections: theme.footerSections
      .filter((section) => section.locale === locale.default)
      .sort(compareByOrder)
      .map(({ title, items }) => ({
        title,
        entries: items.toSorted(compareByOrder).map((item) => toFooterEntry(item, cleanHtml)),
      })),
    openingHours: (site.openingHours ?? []).map((hours) => toOpeningHoursView(hours, getHouseWords(site))),
    checkout: {
      providerName: site.checkout.providerName,
      logo: site.checkout.logo ? findPicture(site.checkout.logo, tracker) : null,
      giftCardHref: giftCardUrl(site.checkout.host, site.checkout.venueId),
    },
    apps: { appStore: site.apps?.appStore ?? null, googlePlay: site.apps?.googlePlay ?? null },
    ...(site.accessibilityStatement && { accessibilityStatement: site.accessibilityStatement }),
    destinations: listDestinations(site),
    isIndexed: site.published && site.stage === 'production',
    ...(site.words && { words: site.words }),
  }
  return { shell, reads: tracker.getReads(), problems: menus.problems }
}

const compareByOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

function findLogo({ theme }: SiteConfig, tracker: ReadTracker): PictureView | null {
  const picture = findPicture(theme.logo, tracker)
  return picture && { ...picture, alt: theme.logoAlt }
}

function toFooterEntry({ type, value, href }: FooterItem, cleanHtml: ShellInput['cleanHtml']): FooterEntry {
  if (type === 'html') return { type, html: cleanHtml(value) }
  if (type === 'link') return { type, value, href: normalizeHref(href ?? '') }
  return { type, value }
}
