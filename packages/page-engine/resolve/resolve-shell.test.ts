import { describe, expect, test } from 'vitest'
import { getSite } from '../content/content.ts'
import { cleanHtml, createTestContent, media, menuItem, type Records, site } from '../testing/test-records.ts'
import { resolveShell } from './resolve-shell.ts'

function shellOf(given: Records = {}) {
  const content = createTestContent(given)
  return resolveShell({ content, site: getSite(content), cleanHtml })
}

const withTheme = (theme: Partial<ReturnType<typeof site>['theme']>) => [
  site({ theme: { ...site().theme, ...theme } }),
]

describe('a menu', () => {
  test('stands by order, entries that lie under another inside it', () => {
    const { shell } = shellOf({
      'menu-item': [
        menuItem({ id: 'utstyr', label: 'Utstyr', parent: 'kontakt', order: 0 }),
        menuItem({ id: 'kontakt', label: 'Kontakt', path: '/kontakt', order: 0 }),
        menuItem({ id: 'om', label: 'Om oss', parent: 'kontakt', order: 1, openInNewWindow: true }),
        menuItem({ id: 'kino', order: 1, path: '/på kino' }),
        menuItem({ id: 'vilkår', place: 'footer', path: 'https://x.example' }),
      ],
    })
    expect(shell.headerMenu).toMatchObject([
      { id: 'kontakt', children: [{ id: 'utstyr' }, { id: 'om', openInNewWindow: true }] },
      {
        id: 'kino',
        label: 'Kino',
        href: '/p%C3%A5%20kino',
        path: '/på kino',
        openInNewWindow: false,
        children: [],
      },
    ])
    expect(shell.footerMenu).toMatchObject([{ id: 'vilkår', href: 'https://x.example' }])
  })

  test('is left out of the header when it is switched off', () => {
    const { shell } = shellOf({ site: withTheme({ menu: { enabled: false } }), 'menu-item': [menuItem()] })
    expect(shell.headerMenu).toEqual([])
  })

  const problemsOf = (...items: ReturnType<typeof menuItem>[]) => {
    const { shell, problems } = shellOf({ 'menu-item': items })
    return { ids: [...shell.headerMenu, ...shell.footerMenu].map(({ id }) => id), problems }
  }

  test('has all but an entry under one that is missing, and what lies under that; both are named once', () => {
    const { ids, problems } = problemsOf(
      menuItem({ id: 'om', parent: 'borte' }),
      menuItem({ id: 'tilsette', parent: 'om' }),
      menuItem(),
    )
    expect(ids).toEqual(['kino'])
    expect(problems).toEqual([
      expect.objectContaining({
        ...{ record: 'menu-item:om', field: 'parent' },
        message: expect.stringContaining(
          'menu-item:om: the menu entry "Kino" lies under "borte", which is not there',
        ),
      }),
    ])
  })

  test('has all but entries that lie under each other, each of which is named', () => {
    const circle = [menuItem({ id: 'a', parent: 'b' }), menuItem({ id: 'b', parent: 'a' })]
    const { ids, problems } = problemsOf(menuItem({ id: '0', parent: 'a' }), ...circle, menuItem())
    expect(ids).toEqual(['kino'])
    expect(problems.map(({ record }) => record)).toEqual(['menu-item:a', 'menu-item:b'])
    expect(problems[0]?.message).toContain('lies under itself, by way of "b", so it is not shown')
    expect(problemsOf(menuItem({ parent: 'kino' })).problems).toHaveLength(1)
  })

  test('has no entry of the other menu', () => {
    const { ids, problems } = problemsOf(menuItem(), menuItem({ id: 'b', parent: 'kino', place: 'footer' }))
    expect(ids).toEqual(['kino'])
    expect(problems[0]?.message).toContain(
      'stands in the footer, but lies under "kino", which stands in the header',
    )
  })
})

describe('the footer', () => {
  test('has sections and entries by order, and cleaned HTML', () => {
    const footerSections = [
      { title: 'To', locale: 'nb' as const, order: 2, items: [] },
      {
        title: 'Ein',
        locale: 'nb' as const,
        order: 1,
        items: [
          { type: 'html' as const, value: '<b>x</b>', order: 3 },
          { type: 'link' as const, value: 'Kino', href: '/på kino', order: 2 },
          { type: 'text' as const, value: 'Ope', order: 1 },
        ],
      },
    ]
    expect(shellOf({ site: withTheme({ footerSections }) }).shell.footerSections).toEqual([
      {
        title: 'Ein',
        entries: [
          { type: 'text', value: 'Ope' },
          { type: 'link', value: 'Kino', href: '/p%C3%A5%20kino' },
          { type: 'html', html: 'clean(<b>x</b>)' },
        ],
      },
      { title: 'To', entries: [] },
    ])
  })
})

describe('the shell', () => {
  test('tells of the site, its search and its checkout', () => {
    expect(shellOf().shell).toMatchObject({
      siteTitle: 'Fjordheim kulturhus',
      htmlLang: 'nn',
      logo: null,
      search: { action: '/sok' },
      checkout: {
        providerName: 'Billett',
        logo: null,
        giftCardHref: 'https://billett.example/7/giftcard',
      },
      apps: { appStore: null, googlePlay: null },
      destinations: [],
      isIndexed: true,
    })
    const search = { submitPath: '/sok', enabled: false }
    expect(shellOf({ site: withTheme({ search }) }).shell.search).toBeNull()
  })

  test('has a logo that says the name of the house', () => {
    const { shell, reads } = shellOf({ site: withTheme({ logo: '/images/m1' }), media: [media()] })
    expect(shell.logo).toMatchObject({ src: '/images/m1', alt: 'Fjordheim', width: 3000 })
    expect(reads.records).toContain('media:m1')
  })

  test('has the logo of those who sell the tickets, and where the app is to be had', () => {
    const checkout = { ...site().checkout, logo: 'm1' }
    const apps = { appStore: 'https://apps.example/fjordheim' }
    const { shell, reads } = shellOf({ site: [site({ checkout, apps })], media: [media()] })
    expect(shell.checkout.logo).toMatchObject({ src: '/images/m1', width: 3000 })
    expect(shell.apps).toEqual({ appStore: 'https://apps.example/fjordheim', googlePlay: null })
    expect(reads.records).toContain('media:m1')
  })

  test.each([
    [{ published: false }, false],
    [{ stage: 'staging' as const }, false],
    [{}, true],
  ])('of a site with %o is indexed: %s', (given, isIndexed) => {
    expect(shellOf({ site: [site(given)] }).shell.isIndexed).toBe(isIndexed)
  })

  test('reads the site and every menu entry', () => {
    expect(shellOf().reads).toEqual({
      records: ['site:site'],
      queries: [{ model: 'menu-item', filters: [] }],
    })
  })
})
