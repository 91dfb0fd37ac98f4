import { describe, expect, test } from 'vitest'
import { article, concert, film, media, showing, site, source, where } from '../../testing/test-records.ts'
import { catchPageError, resolveBlockItem } from '../../testing/test-resolve.ts'
import { toFactsView } from '../../views/facts.ts'

const item = source({ name: 'item', model: 'production', collection: false, filter: [] })
const story = source({ name: 'story', model: 'article', collection: false, filter: [] })

const asset = (type: 'first_image' | 'poster') => ({
  type,
  url: `/images/${type}`,
  focalPointQuery: 'fp-x=0.1&fp-y=0.9',
  alt: type,
  width: 1000,
  height: 1500,
})
const picture = (type: string) => ({
  src: `/images/${type}`,
  alt: type,
  width: 1000,
  height: 1500,
  focalPoint: { x: 0.1, y: 0.9 },
})

describe('a cover', () => {
  test('of a film has the tone "film", and title, summary, pictures and age limit of the film', () => {
    const facts = { minutes: 94, countries: ['Tyskland'], year: 1922 }
    const assets = [asset('poster'), asset('first_image')]
    const production = [film({ genres: ['Skrekk', 'Stum'], ...facts, assets })]
    expect(
      resolveBlockItem('cover', { source: 'item' }, { sources: [item], records: { production } }),
    ).toEqual({
      tone: 'film',
      kicker: null,
      kind: 'Skrekk',
      ...facts,
      title: 'Nosferatu',
      text: 'Ein greve på reise.',
      image: picture('first_image'),
      poster: picture('poster'),
      ageLimit: '12',
      filmId: 'nosferatu',
      ediNumber: 'DXM19220001',
      publishedAt: null,
    })
  })

  test('of a culture event has the tone "paper" and the kind of event', () => {
    const resolved = resolveBlockItem(
      'cover',
      { source: 'item' },
      { sources: [item], records: { production: [concert()] } },
    )
    expect(resolved).toMatchObject({ tone: 'paper', kind: 'Konsert', image: null, poster: null })
  })

  test('of an article has its title, picture and date', () => {
    const records = { article: [article({ image: '/images/m1' })], media: [media()] }
    expect(resolveBlockItem('cover', { source: 'story' }, { sources: [story], records })).toMatchObject({
      tone: 'paper',
      kicker: null,
      title: 'Vaffelkino på laurdag',
      text: '',
      image: {
        src: '/images/m1',
        alt: 'Foajeen',
        width: 3000,
        height: 2000,
        focalPoint: { x: 0.25, y: 0.75 },
      },
      publishedAt: '2026-11-01T10:00:00.000Z',
    })
  })

  test('prefers texts in the settings to those of the source', () => {
    const written = { kicker: 'No', title: 'Skrekk!', text: 'Kom.', image: 'm1' }
    const records = { production: [film({ assets: [asset('first_image')] })], media: [media()] }
    expect(
      resolveBlockItem('cover', { source: 'item', ...written }, { sources: [item], records }),
    ).toMatchObject({
      ...written,
      image: { src: '/images/m1' },
      tone: 'film',
    })
  })

  test('without a source has the title of the page', () => {
    expect(resolveBlockItem('cover', {})).toMatchObject({
      tone: 'paper',
      title: 'Kino',
      text: '',
      image: null,
    })
  })

  test('of an event is an error', () => {
    const sources = [source({ name: 'e', model: 'event', collection: false, filter: [where('id', 'e1')] })]
    const records = { production: [film()], event: [showing()] }
    const error = catchPageError(() => resolveBlockItem('cover', { source: 'e' }, { sources, records }))
    expect(error.message).toContain('source in "tekst" names the source "e", which finds event records')
  })

  test('whose picture is missing is an error', () => {
    const error = catchPageError(() => resolveBlockItem('cover', { image: 'borte' }))
    expect(error.message).toContain(
      'image in "tekst" names the picture "borte", which is not in the media library',
    )
  })
})

test('an article has cleaned HTML, its author and its dates', () => {
  const records = { article: [article({ author: 'Kari', content: '<script>x</script>' })] }
  expect(resolveBlockItem('article', { article: 'story' }, { sources: [story], records })).toEqual({
    title: 'Vaffelkino på laurdag',
    author: 'Kari',
    publishedAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-02T10:00:00.000Z',
    html: 'clean(<script>x</script>)',
  })
})

test('the lead and the publication date of an article are on its cover, its page and its card', () => {
  const written = article({ lead: 'Vaflar for alle.', publishedAt: Date.parse('2026-11-05T10:00:00Z') })
  const input = { sources: [story], records: { article: [written] } }
  const dated = { publishedAt: '2026-11-05T10:00:00.000Z' }
  expect(resolveBlockItem('cover', { source: 'story' }, input)).toMatchObject({
    text: 'Vaflar for alle.',
    ...dated,
  })
  expect(resolveBlockItem('article', { article: 'story' }, input)).toMatchObject({
    lead: 'Vaflar for alle.',
    ...dated,
  })
  const sources = [source({ name: 'news', model: 'article' })]
  expect(
    resolveBlockItem(
      'article-card-list',
      { heading: 'Nytt', articles: 'news', limit: 1 },
      { sources, records: { article: [article({ id: 'older', slug: 'older' }), written] } },
    ),
  ).toMatchObject({ articles: [{ lead: 'Vaflar for alle.', ...dated }] })
})

test('a list of articles has the newest up to its limit, with lead and picture', () => {
  const sources = [source({ name: 'news', model: 'article' })]
  const records = {
    article: [
      article({ id: 'old', createdAt: 1 }),
      article({ id: 'new', slug: 'kva-no?', thumbnail: 'https://bilete.example/x.jpg', image: '/images/m1' }),
    ],
    media: [media()],
  }
  const resolved = resolveBlockItem(
    'article-card-list',
    { heading: 'Nytt', articles: 'news', limit: 1 },
    { sources, records },
  )
  expect(resolved).toEqual({
    heading: 'Nytt',
    link: null,
    articles: [
      {
        id: 'new',
        title: 'Vaffelkino på laurdag',
        href: '/article/kva-no%3F',
        category: 'news',
        lead: 'Me steikjer vaflar.',
        image: {
          src: 'https://bilete.example/x.jpg',
          alt: '',
          width: 1920,
          height: 1080,
          focalPoint: { x: 0.5, y: 0.5 },
        },
        publishedAt: '2026-11-01T10:00:00.000Z',
      },
    ],
  })
})

test('an article whose picture is missing is shown without it', () => {
  const records = { article: [article({ image: '/images/borte' })] }
  expect(resolveBlockItem('cover', { source: 'story' }, { sources: [story], records }).image).toBeNull()
})

describe('facts', () => {
  test('of a film have its text, EDI number and trailer', () => {
    const records = { production: [film({ trailerUrl: 'https://film.example/t' })] }
    expect(
      resolveBlockItem('movie-info', { heading: 'Om', production: 'item' }, { sources: [item], records }),
    ).toEqual({
      heading: 'Om',
      html: 'clean(<p>Skuggar.</p>)',
      facts: toFactsView(film()),
      ediNumber: 'DXM19220001',
      trailerUrl: 'https://film.example/t',
      trailerVideo: null,
    })
  })

  test.each([
    ['https://youtu.be/aqz-KE-bpKQ', 'YouTube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['/documents/trailer', null, '/documents/trailer'],
  ])('of a film have the video of %s', (trailerUrl, host, src) => {
    const records = { production: [film({ trailerUrl })] }
    const settings = { heading: 'Om', production: 'item' }
    expect(resolveBlockItem('movie-info', settings, { sources: [item], records }).trailerVideo).toEqual({
      host,
      src,
    })
  })

  test('of a film are an error for a culture event', () => {
    const options = { sources: [item], records: { production: [concert()] } }
    const error = catchPageError(() =>
      resolveBlockItem('movie-info', { heading: 'Om', production: 'item' }, options),
    )
    expect(error.message).toContain('which finds "konsert": not a film')
  })

  test('of a culture event have its performers and organizer', () => {
    const records = { production: [concert({ performers: ['Koret', 'Ola'], organizer: 'Songlaget' })] }
    expect(
      resolveBlockItem('info', { heading: 'Om', production: 'item' }, { sources: [item], records }),
    ).toEqual({
      heading: 'Om',
      html: 'clean(<p>Koret.</p>)',
      facts: toFactsView(concert({ performers: ['Koret', 'Ola'], organizer: 'Songlaget' })),
    })
  })
})

test('a text has cleaned HTML, and may have heading and picture', () => {
  const records = { media: [media()] }
  expect(
    resolveBlockItem('content', { heading: 'Bar', html: '<p>Ope</p>', image: 'm1' }, { records }),
  ).toMatchObject({
    heading: 'Bar',
    html: 'clean(<p>Ope</p>)',
    image: { alt: 'Foajeen' },
  })
})

test("a search field submits to the site's search page", () => {
  expect(resolveBlockItem('search-results', { heading: 'Treff' })).toMatchObject({
    action: '/sok',
    query: '',
    hits: [],
  })
  expect(resolveBlockItem('search-field', { heading: 'Søk' })).toEqual({
    heading: 'Søk',
    action: '/sok',
    query: '',
  })
})

test('the cookie list has the analytics services that the site sends data to', () => {
  const withAnalytics = {
    ...site(),
    facebookPixelId: '1',
    analytics: { matomo: { url: 'https://m.example', siteId: '7' } },
  }
  expect(resolveBlockItem('cookie-list', { heading: 'Lagra' }).destinations).toEqual([])
  expect(
    resolveBlockItem('cookie-list', { heading: 'Lagra' }, { records: { site: [withAnalytics] } })
      .destinations,
  ).toEqual([
    { kind: 'facebook', pixelId: '1' },
    { kind: 'matomo', url: 'https://m.example', siteId: '7' },
  ])
})

test('contact details come from the site’s configuration', () => {
  const { organisation } = site()
  const house = {
    ...organisation,
    street: 'Kaivegen 3',
    postalCode: '5999',
    town: 'Fjordheim',
    phone: '55 00 00 00',
  }
  const map = { label: 'Kart', href: '/kart' }
  const openingHours = [
    { place: 'Kafeen', periods: [{ days: ['saturday' as const], opens: '11:00', closes: '15:00' }] },
  ]
  const records = { site: [site({ organisation: house, openingHours })] }
  expect(resolveBlockItem('contact', { heading: 'Kontakt', map }, { records })).toEqual({
    heading: 'Kontakt',
    text: '',
    house: {
      name: 'Fjordheim kulturhus',
      address: 'Kaivegen 3, 5999 Fjordheim',
      phone: '55 00 00 00',
      email: organisation.email,
    },
    openingHours: [{ place: 'Kafeen', lines: ['Laurdag 11–15'] }],
    map,
  })
})
