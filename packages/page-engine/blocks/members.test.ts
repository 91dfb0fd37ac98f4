import { expect, test } from 'vitest'
import { concert, film, source } from '../testing/test-records.ts'
import { catchPageError, resolveBlockItem } from '../testing/test-resolve.ts'

const item = source({ name: 'item', model: 'production', collection: false, filter: [] })
const settings = { heading: 'Omtalar', production: 'item' }

test('reviews are of the film that the page is about, by its number and its id', () => {
  const part = resolveBlockItem('reviews', settings, { sources: [item], records: { production: [film()] } })
  expect(part).toEqual({ heading: 'Omtalar', ediNumber: 'DXM19220001', filmId: 'nosferatu' })
})

test('nobody reviews a concert', () => {
  const given = { sources: [item], records: { production: [concert()] } }
  const error = catchPageError(() => resolveBlockItem('reviews', settings, given))
  expect(error.message).toContain('which finds "konsert": not a film')
})

test('what is published of a member’s page is what stands above it', () => {
  expect(resolveBlockItem('my-tickets', { heading: 'Mine billettar' })).toEqual({
    heading: 'Mine billettar',
    text: '',
  })
})

test('the club’s text is cleaned', () => {
  expect(resolveBlockItem('cinema-club', { heading: 'Klubb', html: '<p>Bli med</p>' }).html).toBe(
    'clean(<p>Bli med</p>)',
  )
})
