import { expect, test } from 'vitest'
import { renderBlock, toText } from '../../testing.tsx'

test('an event has its text and its facts', () => {
  const html = renderBlock('info')
  expect(toText(html)).toContain('Om arrangementet Åtte strenger og eit bord fullt av kablar.')
  expect(html).toContain('<dt>Medverkande</dt><dd>Ragna Tveitane, Modulør</dd>')
})
