import { type Translation, translationId } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import type { Content } from '../content/content.ts'
import { getSite } from '../content/site.ts'
import { createReadTracker } from '../incremental/read-tracker.ts'
import { updateContent } from '../incremental/update-content.ts'
import { findPageVersions } from '../paths/find-page-versions.ts'
import { planPages } from '../paths/page-plan.ts'
import { resolvePage } from '../resolve/resolve-page.ts'
import { resolveShell } from '../resolve/resolve-shell.ts'
import {
  article,
  block,
  blockData,
  concert,
  createTestContent,
  film,
  menuItem,
  metaBindings,
  NOW,
  page,
  showing,
  source,
  where,
} from '../testing/test-records.ts'
import { toShowingView } from '../views/showing-view.ts'
import { localizeSite } from './localize-site.ts'
import { localizeHref } from './localized-paths.ts'

const front = page({ id: 'front', title: 'Framside', path: '/' })

const cinema = page({
  sources: [
    source({ name: 'films', model: 'production', filter: [where('object', 'movie')] }),
    source({ name: 'showings', model: 'event' }),
  ],
  blocks: [
    block({ id: 'flow', component: 'cover-flow', data: ['flow'] }),
    block({ id: 'links', component: 'quick-links', data: ['links'] }),
  ],
})

const filmPage = page({
  id: 'film',
  title: 'Film',
  path: '/{production}',
  sources: [
    source({
      name: 'production',
      model: 'production',
      collection: false,
      filter: [where('parentSlug', '@production'), where('object', 'movie')],
    }),
    source({ name: 'showings', model: 'event', filter: [where('production.parentSlug', '@production')] }),
  ],
  blocks: [block({ component: 'cover', data: ['cover'] })],
  meta: metaBindings({ title: '{production.title} | {site.title}' }),
})

const articlePage = page({
  id: 'article',
  path: '/article/{article}',
  sources: [
    source({ name: 'article', model: 'article', collection: false, filter: [where('slug', '@article')] }),
  ],
  blocks: [block({ component: 'article', data: ['story'] })],
})

const filmInEnglish: Translation = {
  id: translationId('en', 'production', 'nosferatu'),
  kind: 'production',
  language: 'en',
  translationOf: 'nosferatu',
  title: 'Nosferatu, a Symphony of Horror',
  slug: 'nosferatu',
  contents: [{ summary: 'A count on the road.', body: '<p>Shadows.</p>' }],
}

const cinemaInEnglish: Translation = {
  id: translationId('en', 'page', 'kino'),
  kind: 'page',
  language: 'en',
  translationOf: 'kino',
  title: 'Cinema',
  slug: 'cinema',
  meta: { description: 'What is on.' },
  texts: { flow: { heading: 'On now' }, links: { 'links.0.label': 'The film' } },
}

const records = {
  page: [front, cinema, filmPage, articlePage],
  production: [
    film(),
    film({ id: 'general', title: 'Generalen', parentSlug: 'general-dxm-19260001' }),
    concert(),
  ],
  event: [showing()],
  article: [article()],
  'menu-item': [menuItem(), menuItem({ id: 'heim', label: 'Heim', path: '/' })],
  'block-data': [
    blockData('cover-flow', { heading: 'No', productions: 'films', showings: 'showings' }, 'flow'),
    blockData(
      'quick-links',
      { links: [{ label: 'Filmen', href: '/nosferatu-dxm-19220001#trailer' }] },
      'links',
    ),
    blockData('cover', { source: 'production' }, 'cover'),
    blockData('article', { article: 'article' }, 'story'),
  ],
}

const translated = (...translation: Translation[]) => createTestContent({ ...records, translation })

function resolveAt(path: string, content = translated(filmInEnglish, cinemaInEnglish)) {
  const concrete = planPages(content).paths.get(path)
  if (!concrete) throw new Error(`There is no page at ${path}.`)
  return resolvePage({ ...concrete, content, site: getSite(content), now: NOW })
}

const firstItem = (path: string, position = 0) =>
  resolveAt(path).data.rows[0]?.columns[0]?.blocks[position]?.parts[0]

describe('a translation', () => {
  test('has an address with its language and its own slug, or that of the original', () => {
    const { slug: _, ...withoutSlug } = filmInEnglish
    const paths = (...all: Translation[]) => [...planPages(translated(...all)).paths.keys()]
    expect(paths(filmInEnglish, cinemaInEnglish)).toEqual(
      expect.arrayContaining(['/kino', '/en/cinema', '/nosferatu-dxm-19220001', '/en/nosferatu']),
    )
    expect(paths(withoutSlug)).toContain('/en/nosferatu-dxm-19220001')
  })

  test('of the front page is at the language itself', () => {
    const frontInEnglish = { ...cinemaInEnglish, id: 'en.page.front', translationOf: 'front' }
    expect(planPages(translated(frontInEnglish)).paths.has('/en')).toBe(true)
  })

  test('of a production has its texts, and everything else of the original', () => {
    expect(firstItem('/en/nosferatu')).toMatchObject({
      title: 'Nosferatu, a Symphony of Horror',
      text: 'A count on the road.',
      ageLimit: '12',
      filmId: 'nosferatu',
    })
    expect(resolveAt('/en/nosferatu').data.meta.title).toBe(
      'Nosferatu, a Symphony of Horror | Fjordheim kulturhus',
    )
  })

  test('of an article has its own lead, and the picture of the original unless it has one', () => {
    const translation: Translation = {
      id: translationId('en', 'article', article().id),
      kind: 'article',
      language: 'en',
      translationOf: article().id,
      title: 'Waffles on Saturday',
      slug: 'waffles',
      content: '<p>We bake.</p>',
      lead: 'Bring an appetite.',
    }
    const { data } = resolveAt('/en/article/waffles', translated(translation))
    expect(data.rows[0]?.columns[0]?.blocks[0]?.parts[0]).toMatchObject({
      title: 'Waffles on Saturday',
      lead: 'Bring an appetite.',
      html: 'clean(<p>We bake.</p>)',
    })
  })

  test('of a page has the texts of its blocks; those without a translation are those of the original', () => {
    expect(firstItem('/en/cinema')).toMatchObject({ heading: 'On now' })
    expect(resolveAt('/en/cinema').data).toMatchObject({
      title: 'Cinema',
      meta: { description: 'What is on.' },
      originalPath: '/kino',
    })
  })

  test('in the language of the house is not shown', () => {
    const inNynorsk = { ...cinemaInEnglish, id: 'nn.page.kino', language: 'nn' as const }
    expect([...planPages(translated(inNynorsk)).paths.keys()]).not.toContain('/nn/cinema')
  })

  test('disappears with its original', () => {
    const content = updateContent(translated(filmInEnglish), [
      { kind: 'production', id: 'nosferatu', record: null },
    ])
    expect(planPages(content).paths.has('/en/nosferatu')).toBe(false)
  })

  test('with the address of another page is a problem', () => {
    const plan = planPages(translated(filmInEnglish, { ...cinemaInEnglish, slug: 'nosferatu' }))
    expect(plan.problems).toMatchObject([
      { code: 'path_taken', record: 'translation:en.production.nosferatu', path: '/en/nosferatu' },
    ])
  })
})

describe('a page in another language', () => {
  test('links to translations where there are some, also in links that editors wrote', () => {
    expect(firstItem('/en/cinema', 1)).toMatchObject({
      links: [{ label: 'The film', href: '/en/nosferatu#trailer' }],
    })
    expect(firstItem('/kino', 1)).toMatchObject({ links: [{ href: '/nosferatu-dxm-19220001#trailer' }] })
  })

  test('shows what has no translation in its own language, with a link to the original', () => {
    expect(firstItem('/en/cinema')).toMatchObject({
      productions: [
        { title: 'Nosferatu, a Symphony of Horror', href: '/en/nosferatu' },
        { title: 'Generalen', href: '/general-dxm-19260001', lang: 'nn' },
      ],
    })
  })

  test('and the original name all versions', () => {
    const versions = [
      { lang: 'nn', href: '/kino' },
      { lang: 'en', href: '/en/cinema' },
    ]
    expect(resolveAt('/kino').data.versions).toEqual(versions)
    expect(resolveAt('/en/cinema').data.versions).toEqual(versions)
    expect(findPageVersions('/en/cinema', translated(cinemaInEnglish))).toEqual({
      originalPath: '/kino',
      versions,
    })
    expect(resolveAt('/').data.versions).toBeUndefined()
  })

  test('has footer, opening hours and marks of showings in its language, where the house has translated them', () => {
    const house: Translation = {
      id: 'en.house.site',
      kind: 'house',
      language: 'en',
      translationOf: 'site',
      title: 'The house',
      footer: {
        '0.title': 'Contact',
        '0.items.0.value': 'Phone',
        'openingHours.0.place': 'The café',
        'openingHours.0.note': 'Closed at Christmas.',
      },
      showings: { Premiere: 'Opening night' },
    }
    const section = {
      title: 'Kontakt',
      locale: 'no' as const,
      order: 1,
      items: [
        { type: 'title' as const, value: 'Telefon', order: 1 },
        { type: 'text' as const, value: '55 00 00 00', order: 2 },
      ],
    }
    const content = translated(cinemaInEnglish, house)
    const plain = getSite(content)
    const site = {
      ...plain,
      theme: { ...plain.theme, footerSections: [{ ...section, locale: plain.locale.default }] },
      openingHours: [
        { place: 'Kafeen', periods: [], note: 'Stengt i jula.' },
        { place: 'Kontoret', periods: [] },
      ],
    }
    const shell = (language?: 'en') => resolveShell({ site, content, language }).shell
    expect(shell('en')).toMatchObject({
      siteTitle: 'The house',
      footerSections: [{ title: 'Contact', entries: [{ value: 'Phone' }, { value: '55 00 00 00' }] }],
      openingHours: [
        { place: 'The café', lines: ['Closed at Christmas.'] },
        { place: 'Kontoret', lines: [] },
      ],
    })
    expect(shell('en')).not.toHaveProperty('footerLang')
    expect(shell().footerSections[0]?.title).toBe('Kontakt')
    const localized = localizeSite(site, createReadTracker(content, { language: 'en', houseLang: 'nn' }))
    expect(toShowingView(showing({ label: 'Premiere', notice: 'Ny dato' }), localized)).toMatchObject({
      label: 'Opening night',
      notice: 'Ny dato',
    })
    const untranslated = translated(cinemaInEnglish)
    expect(resolveShell({ site, content: untranslated, language: 'en' }).shell.footerLang).toBe('nn')
  })

  test('links to the feeds in its language', () => {
    const tracker = createReadTracker(translated(cinemaInEnglish), { language: 'en', houseLang: 'nn' })
    expect(localizeHref('/program.ics', tracker)).toBe('/program.en.ics')
    expect(localizeHref('/rss.xml', tracker)).toBe('/rss.en.xml')
  })

  test('asks a search page that is not translated for results in its language', () => {
    const findForm = (content: Content, language?: 'en') =>
      resolveShell({ site: getSite(content), content, language }).shell.search
    expect(findForm(translated(cinemaInEnglish), 'en')).toEqual({ action: '/sok', lang: 'en' })
    expect(findForm(translated(cinemaInEnglish))).toEqual({ action: '/sok' })
    const searchPage = page({ id: 'search', path: '/sok' })
    const searchInEnglish = {
      ...cinemaInEnglish,
      id: 'en.page.search',
      translationOf: 'search',
      slug: 'search',
    }
    const both = createTestContent({
      ...records,
      page: [...records.page, searchPage],
      translation: [searchInEnglish],
    })
    expect(findForm(both, 'en')).toEqual({ action: '/en/search' })
  })

  test('has structured data in its language, with its own address', () => {
    const { structuredData } = resolveAt('/en/nosferatu')
    expect(structuredData).toContain('"url":"https://fjordheim.example/en/nosferatu"')
    expect(structuredData).toContain('"name":"Cinema","item":"https://fjordheim.example/en/cinema"')
  })

  test('has menus with the titles of translated pages; other entries keep their language', () => {
    const content = translated(cinemaInEnglish)
    const site = getSite(content)
    expect(resolveShell({ site, content, language: 'en' }).shell).toMatchObject({
      htmlLang: 'en',
      headerMenu: [
        { label: 'Heim', href: '/', lang: 'nn' },
        { label: 'Cinema', href: '/en/cinema', path: '/en/cinema' },
      ],
      languages: [
        { lang: 'nn', name: 'Nynorsk', href: '/' },
        { lang: 'en', name: 'English', href: null },
      ],
    })
    expect(resolveShell({ site, content }).shell.headerMenu[1]).not.toHaveProperty('lang')
  })
})

test('a house without translations has no languages to choose between', () => {
  const plain = createTestContent(records)
  expect(resolveShell({ site: getSite(plain), content: plain }).shell).not.toHaveProperty('languages')
  expect(resolveAt('/kino', plain).data).not.toHaveProperty('versions')
})
