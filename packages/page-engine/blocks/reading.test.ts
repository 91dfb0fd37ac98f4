import { describe, expect, test } from 'vitest'
import { article, concert, film, media, showing, site, source, where } from '../testing/test-records.ts'
import { catchPageError, resolveBlockItem } from '../testing/test-resolve.ts'
import { toFactsView } from '../views/facts.ts'

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
  test('of a film is dark, and takes title, summary, pictures and age limit from it', () => {
    const known = { minutes: 94, countries: ['Tyskland'], year: 1922 }
    const assets = [asset('poster'), asset('first_image')]
    const production = [film({ genres: ['Skrekk', 'Stum'], ...known, assets })]
    expect(
      resolveBlockItem('cover', { source: 'item' }, { sources: [item], records: { production } }),
    ).toEqual({
      tone: 'film',
      kicker: null,
      kind: 'Skrekk',
      ...known,
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

  test('of a culture event is paper, and says what kind it is', () => {
    const part = resolveBlockItem(
      'cover',
      { source: 'item' },
      { sources: [item], records: { production: [concert()] } },
    )
    expect(part).toMatchObject({ tone: 'paper', kind: 'Konsert', image: null, poster: null })
  })

  test('of an article takes its title, picture and day', () => {
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

  test('shows what is written before what the source gives', () => {
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

  test('cannot be of an event', () => {
    const sources = [source({ name: 'e', model: 'event', collection: false, filter: [where('id', 'e1')] })]
    const records = { production: [film()], event: [showing()] }
    const error = catchPageError(() => resolveBlockItem('cover', { source: 'e' }, { sources, records }))
    expect(error.message).toContain('source in "tekst" names the source "e", which finds event records')
  })

  test('whose picture is gone is an error', () => {
    const error = catchPageError(() => resolveBlockItem('cover', { image: 'borte' }))
    expect(error.message).toContain(
      'image in "tekst" names the picture "borte", which is not in the media library',
    )
  })
})

test('an article is cleaned, and tells who wrote it and when', () => {
  const records = { article: [article({ author: 'Kari', content: '<script>x</script>' })] }
  expect(resolveBlockItem('article', { article: 'story' }, { sources: [story], records })).toEqual({
    title: 'Vaffelkino på laurdag',
    author: 'Kari',
    publishedAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-02T10:00:00.000Z',
    html: 'clean(<script>x</script>)',
  })
})

test('a list of articles has the newest, as many as are asked for, with lead and picture', () => {
  const sources = [source({ name: 'news', model: 'article' })]
  const records = {
    article: [
      article({ id: 'old', createdAt: 1 }),
      article({ id: 'new', slug: 'kva-no?', thumbnail: 'https://bilete.example/x.jpg', image: '/images/m1' }),
    ],
    media: [media()],
  }
  const part = resolveBlockItem(
    'article-card-list',
    { heading: 'Nytt', articles: 'news', limit: 1 },
    { sources, records },
  )
  expect(part).toEqual({
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

test('an article whose picture is gone is shown without', () => {
  const records = { article: [article({ image: '/images/borte' })] }
  expect(resolveBlockItem('cover', { source: 'story' }, { sources: [story], records }).image).toBeNull()
})

describe('facts', () => {
  test('of a film come with its text, number and trailer', () => {
    const records = { production: [film({ trailerUrl: 'https://film.example/t' })] }
    expect(
      resolveBlockItem('movie-info', { heading: 'Om', production: 'item' }, { sources: [item], records }),
    ).toEqual({
      heading: 'Om',
      html: 'clean(<p>Skuggar.</p>)',
      facts: toFactsView(film()),
      ediNumber: 'DXM19220001',
      trailerUrl: 'https://film.example/t',
    })
  })

  test('of a film cannot be asked of a culture event', () => {
    const given = { sources: [item], records: { production: [concert()] } }
    const error = catchPageError(() =>
      resolveBlockItem('movie-info', { heading: 'Om', production: 'item' }, given),
    )
    expect(error.message).toContain('which finds "konsert": not a film')
  })

  test('of a culture event tell who is on stage', () => {
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

test('a text is cleaned and may have heading and picture', () => {
  const records = { media: [media()] }
  expect(
    resolveBlockItem('content', { heading: 'Bar', html: '<p>Ope</p>', image: 'm1' }, { records }),
  ).toMatchObject({
    heading: 'Bar',
    html: 'clean(<p>Ope</p>)',
    image: { alt: 'Foajeen' },
  })
})

test('a search field leads to the search page of the site', () => {
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

test('the list of what is stored names whom the house tells', () => {
  const told = {
    ...site(),
    facebookPixelId: '1',
    analytics: { matomo: { url: 'https://m.example', siteId: '7' } },
  }
  expect(resolveBlockItem('cookie-list', { heading: 'Lagra' }).destinations).toEqual([])
  expect(
    resolveBlockItem('cookie-list', { heading: 'Lagra' }, { records: { site: [told] } }).destinations,
  ).toEqual([
    { kind: 'facebook', pixelId: '1' },
    { kind: 'matomo', url: 'https://m.example', siteId: '7' },
  ])
})
