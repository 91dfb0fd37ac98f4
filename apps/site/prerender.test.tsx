import type { MenuEntry, SafeHtml, ShellData } from '@lerret/model'
import type { CoverBlockItem, PageData, PlacedBlock } from '@lerret/page-engine/page-data'
import { STORIES } from '@lerret/ui/stories'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPage } from './prerender.tsx'
import { givenPage } from './test-pages.ts'

const entry = (label: string, path: string, children: MenuEntry[] = []): MenuEntry => ({
  id: `menu-${label}`,
  label,
  path,
  href: path,
  openInNewWindow: false,
  children,
})

const shell: ShellData = {
  siteTitle: 'Fjordheim kulturhus',
  siteDescription: 'Kino, konsertar og teater på kaia.',
  htmlLang: 'nn',
  host: 'https://fjordheim.example',
  themeVariant: 'fjord',
  favicon: '/images/logo',
  logo: null,
  logoAlt: 'Fjordheim kulturhus',
  search: { action: '/sok' },
  headerMenu: [
    entry('Kino', '/kino'),
    entry('Nyhende', '/Nyhende'),
    entry('Kontakt', '/kontakt', [entry('Om oss', '/om-oss')]),
  ],
  footerMenu: [{ ...entry('Covid-19', 'https://fjordheim.example/covid-19'), openInNewWindow: true }],
  openingHours: [{ place: 'Kafeen', lines: ['Laurdag 11–24'] }],
  footerSections: [
    {
      title: 'Kom hit',
      entries: [
        { type: 'text', value: 'Buss 410 & gratis parkering' },
        { type: 'link', value: 'Parkering', href: '/parkering' },
        { type: 'title', value: 'Telefon' },
        { type: 'html', html: '<p>Kaivegen 3<br>5999 Fjordheim</p>' as SafeHtml },
      ],
    },
  ],
  checkout: { providerName: 'Billettluka', logo: null, giftCardHref: 'https://billett.example/giftcard' },
  apps: { appStore: null, googlePlay: null },
  destinations: [],
  isIndexed: true,
}

const page: PageData = {
  path: '/kino',
  jsonName: 'kino',
  title: 'Kino',
  layout: 'page-header-footer',
  pageType: 'ordinary',
  locale: 'nb',
  meta: {
    title: 'Kino | Fjordheim kulturhus',
    keywords: 'film, kino',
    description: 'Filmane som går «no» & snart',
    image: '/images/storsalen?w=1920&h=1080',
    facebookVerificationCode: 'abc123',
  },
  time: null,
  rows: [],
}

const assets = {
  stylesheet: '/assets/style-1.css',
  preloads: ['/assets/familjen-1.woff2'],
  textFont: '/assets/newsreader-1.woff2',
  app: ['/assets/shared-1.js', '/assets/app-1.js'],
  boot: 'boot()',
  foyerScreen: 'refreshScreen()',
}
let html = ''
const render = (changes: { page?: Partial<PageData>; shell?: Partial<ShellData> } = {}) =>
  renderPage({ page: { ...page, ...changes.page }, shell: { ...shell, ...changes.shell }, assets })

beforeEach(() => {
  html = render()
})

describe('the document', () => {
  test('is complete, with the house’s language and theme', () => {
    expect(html).toMatch(/^<!DOCTYPE html><html lang="nn" data-theme="fjord"><head>/)
    expect(html).toMatch(/<\/body><\/html>$/)
  })

  test('has one stylesheet, and loads no script file', () => {
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script data-app="/assets/shared-1.js /assets/app-1.js">'])
    expect(html).not.toContain('modulepreload')
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(1)
    expect(html).toContain('<link rel="preload" href="/assets/familjen-1.woff2" as="font" type="font/woff2"')
  })

  test('preloads the serif font only on pages that begin with text', () => {
    const [cover] = STORIES.cover as [CoverBlockItem]
    const renderCover = (text: string) => {
      const parts: CoverBlockItem[] = [{ ...cover, text }]
      return render({ page: givenPage('/metropolis', [{ component: 'cover', parts }]) })
    }
    expect(renderCover('Ein film om framtida')).toContain(
      '<link rel="preload" href="/assets/newsreader-1.woff2"',
    )
    expect(renderCover('')).not.toContain('newsreader')
    expect(html).not.toContain('newsreader')
  })

  test('has the page’s path, frame and fingerprint for hydration', () => {
    const marked = renderPage({ page, shell, assets, mark: { frame: 'frame-1', fingerprint: 'abc' } })
    expect(marked).toContain('data-frame="frame-1"')
    expect(marked).toMatch(/<main [^>]*data-path="\/kino" data-fingerprint="abc"/)
    expect(html).not.toContain('data-fingerprint')
  })

  test('is the same bytes from the same input', () => {
    expect(render()).toBe(html)
  })

  test('begins with a skip link, and has one main element', () => {
    expect(html).toMatch(/<body[^>]*><a href="#innhald"[^>]*>Hopp til innhaldet<\/a>/)
    expect(html.match(/<main id="innhald"/g)).toHaveLength(1)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('uses the house’s own words', () => {
    const own = renderPage({ page, shell: { ...shell, words: { skipToContent: 'Rett til saka' } }, assets })
    expect(own).toContain('Rett til saka')
    expect(own).toContain('Hovudmeny')
  })
})

describe('the head', () => {
  test('has meta tags for search engines and link previews', () => {
    expect(html).toContain('<title>Kino | Fjordheim kulturhus</title>')
    expect(html).toContain('<meta name="description" content="Filmane som går «no» &amp; snart"/>')
    expect(html).toContain('<meta name="keywords" content="film, kino"/>')
    expect(html).toContain('<link rel="canonical" href="https://fjordheim.example/kino"/>')
    expect(html).toContain(
      '<meta property="og:image" content="https://fjordheim.example/images/storsalen?w=1920&amp;h=1080"/>',
    )
    expect(html).toContain(
      '<meta property="og:image:width" content="1920"/><meta property="og:image:height" content="1080"/>',
    )
    expect(html).toContain('<meta name="facebook-domain-verification" content="abc123"/>')
  })

  test('describes the share image where somebody has', () => {
    const meta = { ...page.meta, imageAlt: 'Storsalen sett frå «balkongen»' }
    expect(render({ page: { meta } })).toContain(
      '<meta property="og:image:alt" content="Storsalen sett frå «balkongen»"/>',
    )
    expect(html).not.toContain('og:image:alt')
  })

  test('refers to the data of the site', () => {
    expect(html).toContain('<link rel="alternate" type="application/json" href="/page-data/_site-data.json"')
  })

  test('encodes special characters of an address', () => {
    expect(render({ page: { path: '/article/kva no?' } })).toContain(
      'href="https://fjordheim.example/article/kva%20no%3F"',
    )
  })

  test('falls back to the house’s own title and description', () => {
    const bare = { title: '', keywords: '', description: '', image: '', facebookVerificationCode: '' }
    const plain = render({ page: { meta: bare } })
    expect(plain).toContain('<title>Fjordheim kulturhus</title>')
    expect(plain).toContain('content="Kino, konsertar og teater på kaia."')
    expect(plain).not.toMatch(/og:image|keywords|facebook/)
  })

  test('keeps the not-found page, and a site that is not open yet, out of search engines', () => {
    expect(html).not.toContain('noindex')
    expect(render({ shell: { isIndexed: false } })).toContain('<meta name="robots" content="noindex"/>')
    expect(render({ page: { path: '/mine-billettar' } })).toContain('<meta name="robots" content="noindex"/>')
    const missing = render({ page: { path: '/404' } })
    expect(missing).toContain('noindex')
    expect(missing).not.toContain('canonical')
  })
})

describe('a screen in the foyer', () => {
  const position = { span: 12, order: 0 }
  const withBlocks = (...blocks: PlacedBlock[]) => ({
    page: {
      rows: [
        { container: false, columns: [{ screen: { xs: position, md: position, lg: position }, blocks }] },
      ],
    },
  })
  const screen: PlacedBlock = {
    id: 'skjerm',
    component: 'foyer-screen',
    version: '1.0.0',
    parts: [{ heading: 'Fjordheim', siteUrl: 'https://fjordheim.example/', productions: [], showings: [] }],
  }
  const slide: PlacedBlock = {
    id: 'topp',
    component: 'slideshow',
    version: '2.0.0',
    parts: [
      { kicker: '', title: 'Prøve', text: '', image: null, link: null, production: null, showings: [] },
    ],
  }

  test('has a script of its own, and without it reloads itself every minute', () => {
    const rendered = render(withBlocks(screen))
    expect(rendered).toContain('<noscript><meta http-equiv="refresh" content="60"/></noscript>')
    expect(rendered).toContain('data-foyer')
    expect(rendered).toContain('<script>refreshScreen()</script>')
    expect(rendered).not.toContain('boot()')
  })

  test('does not reload the page when it is not the first block', () => {
    const rendered = render(withBlocks(slide, screen))
    expect(rendered).not.toContain('http-equiv')
    expect(rendered).toContain('boot()')
    expect(rendered).not.toContain('data-foyer')
  })
})

describe('the menu', () => {
  test('marks the current page, ignoring case', () => {
    expect(html).toMatch(/<a href="\/kino"[^>]*aria-current="page">Kino<\/a>/)
    expect(render({ page: { path: '/nyhende' } })).toMatch(/<a href="\/Nyhende"[^>]*aria-current="page"/)
  })

  test('marks the parent entry of a page', () => {
    const about = render({ page: { path: '/om-oss' } })
    expect(about).toMatch(/<a href="\/kontakt"[^>]*aria-current="true"/)
    expect(about).toMatch(/<a href="\/om-oss"[^>]*aria-current="page"/)
  })

  test.each(['headerMenu', 'footerMenu'] as const)('has all levels of the %s', (menu) => {
    const deep = (depth: number): MenuEntry[] =>
      depth === 0
        ? []
        : [1, 2].map((at) => entry(`Djupn ${depth}-${at}`, `/djup-${depth}-${at}`, deep(depth - 1)))
    const rendered = render({ shell: { [menu]: deep(4) }, page: { path: '/djup-1-2' } })
    const count = (text: string) => rendered.split(text).length - 1
    for (const [depth, times] of [
      [4, 1],
      [3, 2],
      [2, 4],
      [1, 8],
    ]) {
      for (const at of [1, 2]) expect(count(`>Djupn ${depth}-${at}</a>`)).toBe(times)
    }
    expect(rendered).toMatch(/<a href="\/djup-4-1"[^>]*aria-current="true"/)
    expect(rendered).toMatch(/<a href="\/djup-2-2"[^>]*aria-current="true"/)
  })

  test('opens submenus without a script, by a labelled button', () => {
    expect(html).toMatch(/<details name="undermeny"[^>]*><summary[^>]*><span[^>]*>Undermeny for Kontakt</)
    expect(html).toMatch(/<button type="button" popoverTarget="meny"[^>]*>Meny<\/button>/)
    expect(html).toMatch(/<div id="meny" popover="auto"/)
  })

  test('marks links that open a new window', () => {
    expect(html).toMatch(/target="_blank" rel="noopener">Covid-19<span[^>]*> \(opnar i nytt vindauge\)/)
  })

  test('has a search form, unless the house has no search', () => {
    expect(html).toMatch(/<form [^>]*action="\/sok" method="get"/)
    expect(render({ shell: { search: null } })).not.toContain('<form')
  })
})

test('the footer has every kind of entry, and the ticketing provider', () => {
  expect(html).toContain('Buss 410 &amp; gratis parkering')
  expect(html).toMatch(/<a href="\/parkering"[^>]*>Parkering<\/a>/)
  expect(html).toMatch(/<h3[^>]*>Telefon<\/h3>/)
  expect(html).toContain('<p>Kaivegen 3<br>5999 Fjordheim</p>')
  expect(html).toContain('Billettsal ved Billettluka')
})

test('the footer has the ticketing provider’s logo, and links to the app', () => {
  const logo = { src: '/images/luka', alt: '', width: 400, height: 100, focalPoint: { x: 0.5, y: 0.5 } }
  const checkout = { ...shell.checkout, logo }
  const apps = { appStore: 'https://apps.example/fjordheim', googlePlay: null }
  const footer = render({ shell: { checkout, apps } }).split('<footer')[1] ?? ''
  expect(footer).toMatch(/Billettsal ved <img src="[^"]*" alt="Billettluka" width="112" height="28"/)
  expect(footer).toMatch(/<a href="https:\/\/apps.example\/fjordheim".*Last ned frå <\/small><b>App Store/)
  expect(footer).not.toContain('Google Play')
})

test('a house’s icon is requested at the size that tabs show', () => {
  expect(html).toContain('<link rel="icon" href="/images/logo?w=64"/>')
  expect(render({ shell: { favicon: 'https://elsewhere.example/x.png' } })).toContain(
    '<link rel="icon" href="https://elsewhere.example/x.png"/>',
  )
})

test('a house with an icon has one for home screens', () => {
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>')
  expect(render({ shell: { favicon: '' } })).not.toContain('apple-touch-icon')
})

test('the main picture is preloaded in the head', () => {
  const image = { src: '/images/kai', alt: 'Kaia', width: 1600, height: 900, focalPoint: { x: 0.5, y: 0.5 } }
  const cover = {
    id: 'topp',
    component: 'cover' as const,
    version: '2.0.0',
    parts: [
      {
        tone: 'paper' as const,
        kicker: null,
        kind: '',
        minutes: null,
        countries: [],
        year: null,
        title: 'Om oss',
        text: '',
        image,
        poster: null,
        ageLimit: null,
        filmId: null,
        ediNumber: null,
        publishedAt: null,
      },
    ],
  }
  const position = { span: 12, order: 0 }
  const column = { screen: { xs: position, md: position, lg: position }, blocks: [cover] }
  const rendered = render({ page: { rows: [{ container: false, columns: [column] }] } })
  const [head, body] = rendered.split('</head>')
  expect(head).toContain('as="image"')
  expect(body).not.toContain('as="image"')
})

test('the elements of a preview name their block and field, and those of public pages do not', () => {
  const withCover = { ...page, ...givenPage('/metropolis', [{ component: 'cover', parts: STORIES.cover }]) }
  const [preview, published] = [true, false].map((isPreview) =>
    renderPage({ page: withCover, shell, assets, isPreview }),
  ) as [string, string]
  const marks = / data-(block|field)="[^"]*"/g
  expect(preview.match(marks)).toEqual(
    expect.arrayContaining([' data-field="title"', ' data-field="picture"']),
  )
  expect(preview).toContain(' data-block="')
  expect(published).not.toMatch(marks)
  expect(preview.replaceAll(marks, '')).toBe(published)
})
