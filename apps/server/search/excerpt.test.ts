import { expect, test } from 'vitest'
import { quotation } from './excerpt.ts'

const TEXT = 'Åtte strenger, eit bord fullt av kablar og ein gangar som aldri vil slutte. Kom og høyr.'
const quoted = (excerpt: string, text = TEXT) =>
  quotation({ excerpt, begins: text.slice(0, 40), ends: text.slice(-40) })

test('a text that is quoted whole stands as it is', () => {
  expect(quoted(TEXT)).toBe(TEXT)
  expect(quoted('Kort.', 'Kort.')).toBe('Kort.')
  expect(quoted('', '')).toBe('')
})

test('dots stand where the text goes on', () => {
  expect(quoted('Åtte strenger, eit bord fullt av kablar')).toBe('Åtte strenger, eit bord fullt av kablar …')
  expect(quoted('aldri vil slutte. Kom og høyr.')).toBe('… aldri vil slutte. Kom og høyr.')
  expect(quoted('fullt av \u0002kablar\u0003 og ein')).toBe('… fullt av \u0002kablar\u0003 og ein …')
})

test('no other sign stands before the dots, and a sentence that ends needs none', () => {
  expect(quoted('Åtte strenger,')).toBe('Åtte strenger …')
  expect(quoted('og ein gangar som aldri vil slutte.')).toBe('… og ein gangar som aldri vil slutte.')
})

test('marks and spaces do not hide where a text begins', () => {
  expect(quoted('\u0002Åtte\u0003  strenger, eit')).toBe('\u0002Åtte\u0003  strenger, eit …')
})
