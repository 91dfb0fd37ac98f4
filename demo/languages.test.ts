import { getSite, planPages, resolvePage, resolveShell } from '@lerret/page-engine'
import type { SiteAssets } from '@lerret/page-engine/rendering'
import { WORDS_BY_LANGUAGE } from '@lerret/words/languages'
import { describe, expect, test } from 'vitest'
import { renderPage } from '../apps/site/prerender.tsx'
import { createSafeContent } from '../packages/page-engine/testing/test-records.ts'
import { demoHouse } from './index.ts'

const TODAY = '2026-11-15'
const now = new Date('2026-11-15T11:00:00Z')

const { records } = demoHouse({
  today: TODAY,
  host: 'http://fjordheim.example',
  checkoutHost: 'http://billettluka.example',
})

const assets: SiteAssets = {
  stylesheet: '/site.css',
  preloads: [],
  textFont: '/text.woff2',
  app: [],
  boot: '',
  foyerScreen: '',
}

/** One page of every family of the demo house: pages of films, articles and so on share a configuration. */
function renderFamilies(htmlLang: string): { path: string; html: string }[] {
  const content = createSafeContent(records)
  const site = { ...getSite(content), htmlLang }
  const { shell } = resolveShell({ site, content })
  const families = Map.groupBy(planPages(content).paths.values(), ({ page }) => page.id)
  return [...families.values()].map((family) => {
    const { path, page: config, params } = family[0] as (typeof family)[0]
    const { data, structuredData } = resolvePage({ page: config, params, content, site, now })
    return { path, html: renderPage({ page: data, shell, assets, structuredData }) }
  })
}

/** What a person or a screen reader meets: texts and the attributes that are read. */
function listTexts(html: string): string[] {
  const body = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  const attributes = [
    ...body.matchAll(/ (?:aria-label|alt|title|placeholder|content|data-\w+)="([^"]*)"/g),
  ].map(([, value = '']) => value)
  return [...body.split(/<[^>]*>/), ...attributes].map((text) => unescapeHtml(text).trim()).filter(Boolean)
}

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Every text of the demo's content, which stays in the language that it is written in. */
const contentStrings = (JSON.stringify(records).match(/"(?:[^"\\]|\\.)*"/g) ?? []).map((text) =>
  String(JSON.parse(text)),
)

/** Some tags separate texts, and some are inside a sentence. */
const contentText = ['\n', '']
  .flatMap((tag) => contentStrings.map((text) => unescapeHtml(text.replaceAll(/<[^>]*>/g, tag))))
  .join('\n')

/** Long texts are shortened, and a title is followed by the name of the house. */
const isContent = (text: string) =>
  contentText.includes(text.replace(/…$/, '').replace(/ \| Fjordheim kulturhus$/, ''))

const escapePattern = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')

/** Checks whether a text is a word of nynorsk that is different in another language. Placeholders may stand for anything. */
function createForeignWordCheck(language: 'nb' | 'en') {
  const { nn, [language]: other } = WORDS_BY_LANGUAGE
  const sames = new Set(Object.values(other))
  const words = Object.entries(nn)
    .filter(([name, text]) => other[name as keyof typeof other] !== text && !sames.has(text))
    // `{from} til {to}` would be found in any sentence.
    .filter(([, text]) => !text.includes('{') || text.replaceAll(/\{\w+\}|\P{L}/gu, '').length > 4)
    .map(([, text]) => text)
  const plainWords = new Set(words)
  const patterns = words
    .filter((text) => text.includes('{'))
    .map((text) => new RegExp(`^${escapePattern(text).replaceAll(/\\?\{\w+\\?\}/g, '.+')}$`, 'u'))
  return {
    count: words.length,
    isForeign: (text: string) => plainWords.has(text) || patterns.some((pattern) => pattern.test(text)),
  }
}

const NYNORSK_DATE = /\b(måndag|tysdag|sundag|laurdag)\b/i
const NORWEGIAN_DATE =
  /\b(mandag|onsdag|torsdag|fredag|lørdag|søndag|oktober|desember|\d+\. (november|des))\b/i

describe.each([
  ['nb', NYNORSK_DATE],
  ['en', new RegExp(`${NYNORSK_DATE.source}|${NORWEGIAN_DATE.source}`, 'i')],
] as const)('in %s', (language, foreignDate) => {
  const pages = renderFamilies(language)
  const foreign = createForeignWordCheck(language)

  test('every family of pages is there', () => {
    expect(pages.length).toBeGreaterThan(25)
    expect(foreign.count).toBeGreaterThan(language === 'en' ? 550 : 400)
  })

  test.each(pages)('$path has no word of nynorsk, apart from its content', ({ html }) => {
    expect(html).toContain(`<html lang="${language}"`)
    const found = listTexts(html).filter((text) => foreign.isForeign(text) && !isContent(text))
    expect(found).toEqual([])
  })

  test.each(pages)('$path has no date of another language, apart from its content', ({ html }) => {
    const found = listTexts(html).filter((text) => foreignDate.test(text) && !isContent(text))
    expect(found).toEqual([])
  })
})

test('the same pages in nynorsk have nynorsk words', { timeout: 120_000 }, () => {
  const { isForeign } = createForeignWordCheck('en')
  const found = renderFamilies('nn').flatMap(({ html }) =>
    listTexts(html).filter((text) => isForeign(text) && !isContent(text)),
  )
  expect(new Set(found).size).toBeGreaterThan(100)
})
