import { expect, test } from 'vitest'
import { listWords } from './normalize-text.ts'
import { stemNorwegian as stem } from './stem.ts'

test.each([
  'konsert konsertar konserter konserten konsertane konsertene',
  'ladar ladarar ladarane lader ladere laderne lading',
  'parkering parkeringa parkeringen parkere parkerer parkera',
  'kafé kafeen kafe',
  'sal salen salar salane saler',
  'panserkryssaren panserkrysseren',
  'aldersgrense aldersgrenser aldersgrensa aldersgrensene',
  'barn barna barne barnet',
])('%s have one stem', (forms) => {
  expect(new Set(listWords(forms).map(stem)).size).toBe(1)
})

test('words that only begin alike have different stems', () => {
  expect(new Set(['kafe', 'kaffi', 'film', 'filt', 'sal', 'salt'].map(stem)).size).toBe(6)
})
