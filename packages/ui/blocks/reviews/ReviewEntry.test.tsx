import type { Review } from '@lerret/model'
import { expect, test } from 'vitest'
import { renderHtml, toText } from '../../testing.tsx'
import { ReviewEntry } from './ReviewEntry.tsx'

const entry = (facts: Partial<Review> = {}) => {
  const review: Review = {
    ...{ id: 'r1', comment: 'Skummel!', rating: 4, addedAt: '2026-11-10T18:00:00Z', likesCount: 2 },
    ...{ movieId: 'nosferatu', userId: 'm1', userName: 'Kari', image: '', isLiked: false },
    ...{ isSpoiler: false, hasTicket: false },
    ...facts,
  }
  return renderHtml(<ReviewEntry review={review} onLike={null} />)
}

test('a review says who, how many stars, what they thought and how many like it', () => {
  expect(toText(entry())).toMatch(/^Kari .*4 .*Skummel!.*2/)
})

test('whoever has a picture in the house is seen with it', () => {
  expect(entry({ image: '/images/kari?w=10' })).toMatch(
    /<img src="\/images\/kari\?w=80&amp;h=80[^"]*" alt=""/,
  )
})

test.each(['', 'https://elsewhere.example/kari.jpg', '//elsewhere.example/kari.jpg'])(
  'nobody else is told who reads a review by its picture (%j)',
  (image) => {
    expect(entry({ image })).not.toContain('<img')
  },
)
