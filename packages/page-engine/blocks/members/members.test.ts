import { expect, test } from 'vitest'
import { concert, film, source } from '../../testing/test-records.ts'
import { catchPageError, resolveBlockItem } from '../../testing/test-resolve.ts'

const item = source({ name: 'item', model: 'production', collection: false, filter: [] })
const settings = { heading: 'Omtalar', production: 'item' }

test('reviews have the EDI number and id of the film that the page is about', () => {
  const resolved = resolveBlockItem('reviews', settings, {
    sources: [item],
    records: { production: [film()] },
  })
  expect(resolved).toEqual({ heading: 'Omtalar', ediNumber: 'DXM19220001', filmId: 'nosferatu' })
})

test('reviews of a concert are an error', () => {
  const options = { sources: [item], records: { production: [concert()] } }
  const error = catchPageError(() => resolveBlockItem('reviews', settings, options))
  expect(error.message).toContain('which finds "konsert": not a film')
})

test('a block with member data is published with heading and text only', () => {
  expect(resolveBlockItem('my-tickets', { heading: 'Mine billettar' })).toEqual({
    heading: 'Mine billettar',
    text: '',
  })
})

test("the cinema club's HTML is cleaned", () => {
  expect(resolveBlockItem('cinema-club', { heading: 'Klubb', html: '<p>Bli med</p>' }).html).toBe(
    'clean(<p>Bli med</p>)',
  )
})
