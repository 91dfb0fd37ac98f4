import { createHash } from 'node:crypto'
import { demoHouse } from '@lerret/demo'
import type { Article, ContentRecord } from '@lerret/model'

/**
 * Generates articles, the same each time, from the words of the demo's articles with the same frequencies, and from compounds of them.
 */
export function manyArticles(count: number): ContentRecord[] {
  const random = createRandom(20_261_120)
  const words = vocabulary()
  const pick = () => words[Math.floor(random() * words.length)] as string
  const word = () => (random() < 0.1 ? pick() + pick().toLowerCase() : pick())
  const text = (minWords: number, maxWords: number) =>
    Array.from({ length: minWords + Math.floor(random() * (maxWords - minWords)) }, word).join(' ')
  return Array.from({ length: count }, (_, number) => {
    const title = capital(text(3, 8))
    const paragraphs = Array.from({ length: 4 }, () => `<p>${capital(text(30, 80))}.</p>`)
    const createdAt = Date.parse('2026-11-20T10:00:00Z') - number * 3_600_000
    const article: Article = {
      id: createUuid(number),
      title,
      slug: `${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}-${number}`,
      category: random() < 0.7 ? 'news' : 'culture',
      author: '',
      image: '',
      thumbnail: '',
      content: paragraphs.join(''),
      node_locale: 'nb',
      createdAt,
      updatedAt: createdAt,
      order: 0,
    }
    return { kind: 'article', record: article }
  })
}

/** Generates distinct search queries of one or two words: half of the words by frequency, half of them rare. */
export function createQueries(count: number): string[] {
  const random = createRandom(7)
  // Shorter words are seldom searched for.
  const common = vocabulary().filter((word) => word.length > 5)
  const rare = [...new Set(common)]
  const pick = () => {
    const words = random() < 0.5 ? common : rare
    return (words[Math.floor(random() * words.length)] as string).toLowerCase()
  }
  const queries = new Set<string>()
  while (queries.size < count) queries.add(random() < 0.5 ? pick() : `${pick()} ${pick()}`)
  return [...queries]
}

/** Every word of the demo's articles, with repetitions. */
function vocabulary(): string[] {
  const house = {
    today: '2026-11-20',
    host: 'http://fjordheim.example',
    checkoutHost: 'http://localhost:3001',
  }
  return demoHouse(house)
    .records.filter(({ kind }) => kind === 'article')
    .flatMap(({ record }) => {
      const { title, content } = record as Article
      return Array.from(
        `${title} ${content.replaceAll(/<[^>]+>/g, ' ')}`.matchAll(/\p{L}{2,}/gu),
        ([found]) => found,
      )
    })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function createUuid(number: number): string {
  const hex = createHash('sha256').update(`article ${number}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A seeded generator of random numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
