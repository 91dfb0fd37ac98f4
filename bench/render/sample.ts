import type { KitContent } from './kit.ts'

const WORDS =
  'fjorden kvelden scena salen filmen boka musikken huset havet vinteren viser samlar fyller opnar finn stille varm lokal'.split(
    ' ',
  )

/** Content of the kit's shape and size, for benches without the kit. */
export function sampleContent(articles: number): KitContent {
  const productions = Math.max(1, articles / (articles < 5000 ? 5 : 10))
  const words = (seed: number, count: number) =>
    Array.from(
      { length: count },
      (_, index) => WORDS[(seed * 7 + index * ((seed % 5) + 1)) % WORDS.length],
    ).join(' ')
  const many = <T>(count: number, create: (number: number) => T) =>
    Array.from({ length: count }, (_, index) => create(index + 1))
  return {
    site: {
      title: 'Lillefjord kino og kulturhus',
      address: 'Torget 1, 0000 Lillefjord',
      phone: '00 00 00 00',
      menu: many(7, (number) => ({ label: `Side ${number}`, href: number === 1 ? '/' : `/side-${number}/` })),
    },
    articles: many(articles, (number) => ({
      id: `a${number}`,
      slug: `sak-${number}`,
      title: `Sak ${number}: ${words(number, 4)}`,
      category: number % 2 === 0 ? 'news' : 'culture',
      published: new Date(Date.UTC(2026, 1, 2) - number * 7 * 3_600_000).toISOString(),
      lead: words(number, 12),
      image: `/bilder/artikler/${number}.webp`,
      body: many(
        8,
        (section) => `<h2>${words(number + section, 4)}</h2><p>${words(number * section, 50)}.</p>`,
      ).join(''),
    })),
    productions: many(productions, (number) => ({
      id: `p${number}`,
      slug: `film-${number}`,
      title: `Film ${number} ${words(number, 2)}`,
      synopsis: words(number, 60),
      features: ['2D'],
      minutes: 100,
      age: '12 år',
      poster: `/bilder/plakater/${number}.webp`,
    })),
    events: many(productions * 10, (number) => ({
      id: `e${number}`,
      production: `film-${(number % productions) + 1}`,
      starts: new Date(
        Date.UTC(2026, 1, 2, 13) + Math.floor((number * 90 * 24) / (productions * 10)) * 3_600_000,
      ).toISOString(),
      hall: `Sal ${number % 5}`,
    })),
  }
}
