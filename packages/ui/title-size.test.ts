import { expect, test } from 'vitest'
import { titleSize } from './title-size.ts'

test.each([
  ['Nosferatu', 'huge'],
  ['Den Store Kinodagen', 'large'],
  ['Julekonsert med Fjordheim musikklag', 'medium'],
  ['Spelemannen, fyrvaktaren og den uforklarlege tåka som kom inn over Fjordheim', 'small'],
  ['Tilgjengelegheitserklæring', 'small'],
])('«%s» is %s', (title, size) => {
  expect(titleSize(title)).toBe(size)
})
