import type { MenuEntry, ShellData } from '@lerret/model'
import type { PageData } from '@lerret/page-engine/page-data'
import type { PageMark } from '@lerret/page-engine/rendering'
import { WordsContext } from '@lerret/ui'
import { SITE_WORDS } from '@lerret/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Document } from './Document.tsx'
import { renderDocument } from './document-template.tsx'
import { documentTitle } from './document-title.ts'
import { headTags } from './head-tags.ts'

const entry = (path: string, children: MenuEntry[] = []): MenuEntry => ({
  id: path,
  label: `Til ${path}`,
  path,
  href: path,
  openInNewWindow: false,
  children,
})

const shell: ShellData = {
  siteTitle: 'Fjordheim "kino" & <scene>',
  siteDescription: 'Kino, konsertar og teater på kaia.',
  htmlLang: 'nn',
  host: 'https://fjordheim.example',
  themeVariant: 'scene',
  favicon: '/images/logo',
  logo: null,
  logoAlt: 'Fjordheim',
  search: { action: '/sok' },
  headerMenu: [entry('/kino'), entry('/Nyhende'), entry('/kontakt', [entry('/om-oss')])],
  footerMenu: [entry('/personvern')],
  openingHours: [{ place: 'Kafeen', lines: ['Laurdag 11–24'] }],
  footerSections: [{ title: 'Kom hit', entries: [{ type: 'text', value: 'Buss 410 & gratis parkering' }] }],
  checkout: { providerName: 'Billettluka', logo: null, giftCardHref: 'https://billett.example/giftcard' },
  apps: { appStore: null, googlePlay: null },
  destinations: [],
  isIndexed: true,
}
const assets = {
  stylesheet: '/a.css',
  preloads: ['/a.woff2'],
  textFont: '/b.woff2',
  app: ['/a.js'],
  boot: 'boot(1 < 2 && "x")',
  foyerScreen: 'refreshScreen()',
}

const givenPage = (path: string, meta: Partial<PageData['meta']> = {}): PageData => ({
  path,
  jsonName: 'x',
  title: 'Kino',
  layout: 'page-header-footer',
  pageType: 'ordinary',
  locale: 'nb',
  meta: { title: '', keywords: '', description: '', image: '', facebookVerificationCode: '', ...meta },
  time: null,
  rows: [],
})

const screen: PageData = {
  ...givenPage('/skjerm'),
  rows: [
    {
      container: false,
      columns: [
        {
          screen: { xs: { span: 12, order: 0 }, md: { span: 12, order: 0 }, lg: { span: 12, order: 0 } },
          blocks: [
            {
              id: 'skjerm',
              component: 'foyer-screen',
              version: '1.0.0',
              parts: [
                { heading: 'I dag', siteUrl: 'https://fjordheim.example/', productions: [], showings: [] },
              ],
            },
          ],
        },
      ],
    },
  ],
}

const pages = [
  givenPage('/'),
  givenPage('/kino', {
    title: 'Kino & <b>"film"</b> \'no\' $& $1',
    description: 'Kva går “no”?',
    image: '/images/x?w=1&h=2',
  }),
  givenPage('/KINO'),
  givenPage('/nyhende'),
  givenPage('/om-oss', { keywords: 'a, "b"', facebookVerificationCode: 'abc' }),
  givenPage('/personvern'),
  givenPage('/article/kva "no"? <&>'),
  givenPage('/404'),
  screen,
]

test.each<[string, PageMark | undefined]>([
  ['with a data file', { frame: 'frame-1', fingerprint: 'abc' }],
  ['without a data file', undefined],
])('a page %s gets the document that React renders around it, at every path', (_, mark) => {
  const [head, main] = ['<link rel="preload" href="/x"/>', '<p>Heile sida: $& </p>']
  for (const page of [...pages, ...pages]) {
    const rendered = renderToStaticMarkup(
      <WordsContext value={SITE_WORDS}>
        <Document
          shell={shell}
          assets={assets}
          mark={mark}
          main={main}
          path={page.path}
          menuPath={page.path}
          isScreen={page === screen}
          title={documentTitle(page, shell)}
          tags={headTags(page, shell)}
        />
      </WordsContext>,
    )
    const filled = renderDocument({ page, shell, assets, mark, words: SITE_WORDS, head, main })
    expect(filled).toBe(`<!DOCTYPE html>${rendered.replace('</head>', () => `${head}</head>`)}`)
  }
})
