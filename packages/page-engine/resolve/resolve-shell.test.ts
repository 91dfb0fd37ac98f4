import { describe, expect, test } from 'vitest'
import { getSite } from '../content/site.ts'
import { createTestContent, media, menuItem, type Records, site } from '../testing/test-records.ts'
import { resolveShell } from './resolve-shell.ts'

function resolveTestShell(records: Records = {}) {
  const content = createTestContent(records)
  return resolveShell({ content, site: getSite(content) })
}

const withTheme = (theme: Partial<ReturnType<typeof site>['theme']>) => [
  site({ theme: { ...site().theme, ...theme } }),
]

test('the shell has the address of the accessibility statement, if there is one', () => {
  const href = 'https://uustatus.example/huset'
  const { shell } = resolveTestShell({ site: [site({ accessibilityStatement: href })] })
  expect(shell.accessibilityStatement).toBe(href)
  expect(resolveTestShell().shell).not.toHaveProperty('accessibilityStatement')
})

describe('a menu', () => {
  test('is sorted by order, with the entries under another as its children', () => {
    const { shell } = resolveTestShell({
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

  test('is left out of the header when it is disabled', () => {
    const { shell } = resolveTestShell({
      site: withTheme({ menu: { enabled: false } }),
      'menu-item': [menuItem()],
    })
    expect(shell.headerMenu).toEqual([])
  })

  const resolveMenu = (...items: ReturnType<typeof menuItem>[]) => {
    const { shell, problems } = resolveTestShell({ 'menu-item': items })
    return { ids: [...shell.headerMenu, ...shell.footerMenu].map(({ id }) => id), problems }
  }

  test('leaves out an entry whose parent is missing and the entries under it, with one problem', () => {
    const { ids, problems } = resolveMenu(
      menuItem({ id: 'om', parent: 'borte' }),
      menuItem({ id: 'tilsette', parent: 'om' }),
      menuItem(),
    )
    expect(ids).toEqual(['kino'])
    expect(problems).toEqual([
      expect.objectContaining({
        record: 'menu-item:om',
        field: 'parent',
        message: expect.stringContaining(
          'menu-item:om: the menu entry "Kino" lies under "borte", which is not there',
        ),
      }),
    ])
  })

  test('leaves out entries that are under each other, with a problem for each', () => {
    const loop = [menuItem({ id: 'a', parent: 'b' }), menuItem({ id: 'b', parent: 'a' })]
    const { ids, problems } = resolveMenu(menuItem({ id: '0', parent: 'a' }), ...loop, menuItem())
    expect(ids).toEqual(['kino'])
    expect(problems.map(({ record }) => record)).toEqual(['menu-item:a', 'menu-item:b'])
    expect(problems[0]?.message).toContain('lies under itself, by way of "b", so it is not shown')
    expect(resolveMenu(menuItem({ parent: 'kino' })).problems).toHaveLength(1)
  })

  test('leaves out an entry whose parent is in the other menu', () => {
    const { ids, problems } = resolveMenu(menuItem(), menuItem({ id: 'b', parent: 'kino', place: 'footer' }))
    expect(ids).toEqual(['kino'])
    expect(problems[0]?.message).toContain(
      'stands in the footer, but lies under "kino", which stands in the header',
    )
  })
})

describe('the footer', () => {
  test('has sections and entries sorted by order, and cleaned HTML', () => {
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
    expect(resolveTestShell({ site: withTheme({ footerSections }) }).shell.footerSections).toEqual([
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
  test('has the site, its search and its checkout', () => {
    expect(resolveTestShell().shell).toMatchObject({
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
    expect(resolveTestShell({ site: withTheme({ search }) }).shell.search).toBeNull()
  })

  test("has a logo with the site's alt text", () => {
    const { shell, reads } = resolveTestShell({ site: withTheme({ logo: '/images/m1' }), media: [media()] })
    expect(shell.logo).toMatchObject({ src: '/images/m1', alt: 'Fjordheim', width: 3000 })
    expect(reads.records).toContain('media:m1')
  })

  test('has an icon of the house’s initials where it has chosen none', () => {
    expect(resolveTestShell({ site: withTheme({ favicon: '' }) }).shell.favicon).toBe('/icon.svg')
  })

  test('names no ticket provider where the house sells its own tickets', () => {
    const checkout = { host: 'https://fjordheim.example', venueId: 'huset', providerName: 'Huset' }
    expect(resolveTestShell({ site: [site({ checkout })] }).shell.checkout.providerName).toBe('')
    const named = { ...checkout, host: 'https://old.example', providerName: site().title }
    expect(resolveTestShell({ site: [site({ checkout: named })] }).shell.checkout.providerName).toBe('')
  })

  test('has the logo of the ticket provider, and the links to the apps', () => {
    const checkout = { ...site().checkout, logo: 'm1' }
    const apps = { appStore: 'https://apps.example/fjordheim' }
    const { shell, reads } = resolveTestShell({ site: [site({ checkout, apps })], media: [media()] })
    expect(shell.checkout.logo).toMatchObject({ src: '/images/m1', width: 3000 })
    expect(shell.apps).toEqual({ appStore: 'https://apps.example/fjordheim', googlePlay: null })
    expect(reads.records).toContain('media:m1')
  })

  test.each([
    [{ published: false }, false],
    [{ stage: 'staging' as const }, false],
    [{}, true],
  ])('of a site with %o is indexed: %s', (overrides, isIndexed) => {
    expect(resolveTestShell({ site: [site(overrides)] }).shell.isIndexed).toBe(isIndexed)
  })

  test('reads the site, every menu entry, and whether there are translations', () => {
    const inLanguage = (value: string) => ({
      model: 'translation',
      filters: [{ property: 'language', value }],
    })
    expect(resolveTestShell().reads).toEqual({
      records: ['site:site'],
      queries: [{ model: 'menu-item', filters: [] }, inLanguage('en'), inLanguage('nb')],
    })
  })
})
