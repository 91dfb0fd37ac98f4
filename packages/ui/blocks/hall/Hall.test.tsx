import { expect, test } from 'vitest'
import { renderBlock, toText } from '../../testing.tsx'

test('a hall has its seats, wheelchair places, hearing loop and way in', () => {
  const text = toText(renderBlock('hall'))
  expect(text).toContain('Heis frå foajeen til øvste rad.')
  for (const fact of [/Sete ?224/, /Rullestolplassar ?4/, /Teleslynge ?Fast slynge/, /Vegen inn ?Utan trinn/])
    expect(text).toMatch(fact)
})

test('a hall without wheelchair places says so, and what is not known is left out', () => {
  const hall = { name: 'Kjellaren', wheelchairPlaces: 0 }
  const text = toText(renderBlock('hall', [{ heading: 'Kjellaren', hall }]))
  expect(text).toMatch(/Rullestolplassar ?Ingen/)
  for (const word of ['Sete', 'Teleslynge', 'Vegen inn']) expect(text).not.toContain(word)
})
