import type { Review } from '@lerret/model'
import { expect, test } from 'vitest'
import { renderHtml, toText } from '../../testing.tsx'
import { ReviewEntry } from './ReviewEntry.tsx'

const renderEntry = (facts: Partial<Review> = {}) => {
  const review: Review = {
    id: 'r1',
    comment: 'Skummel!',
    rating: 4,
    addedAt: '2026-11-10T18:00:00Z',
    likesCount: 2,
    movieId: 'nosferatu',
    userId: 'm1',
    userName: 'Kari',
    image: '',
    isLiked: false,
    isSpoiler: false,
    hasTicket: false,
    ...facts,
  }
  return renderHtml(<ReviewEntry review={review} onLike={null} />)
}

test('a review has its author, stars, comment and number of likes', () => {
  expect(toText(renderEntry())).toMatch(/^Kari .*4 .*Skummel!.*2/)
})

test('an author with a picture at the house is shown with it', () => {
  expect(renderEntry({ image: '/images/kari?w=10' })).toMatch(
    /<img src="\/images\/kari\?w=80&amp;h=80[^"]*" alt=""/,
  )
})

test.each(['', 'https://elsewhere.example/kari.jpg', '//elsewhere.example/kari.jpg'])(
  'a picture from another site (%j) is not loaded, since it would reveal the reader',
  (image) => {
    expect(renderEntry({ image })).not.toContain('<img')
  },
)
