import { expect, test } from 'vitest'
import { addEllipses } from './excerpt.ts'

const BODY_START = 'Åtte strenger, eit bord fullt av kablar og ein gangar som aldri vil slutte. Kom og høyr.'
const quoted = (excerpt: string, text = BODY_START) =>
  addEllipses({ excerpt, begins: text.slice(0, 40), ends: text.slice(-40) })

test('a complete text gets no ellipsis', () => {
  expect(quoted(BODY_START)).toBe(BODY_START)
  expect(quoted('Kort.', 'Kort.')).toBe('Kort.')
  expect(quoted('', '')).toBe('')
})

test('an ellipsis stands where the text is cut', () => {
  expect(quoted('Åtte strenger, eit bord fullt av kablar')).toBe('Åtte strenger, eit bord fullt av kablar …')
  expect(quoted('aldri vil slutte. Kom og høyr.')).toBe('… aldri vil slutte. Kom og høyr.')
  expect(quoted('fullt av \u0002kablar\u0003 og ein')).toBe('… fullt av \u0002kablar\u0003 og ein …')
})

test('punctuation before an ellipsis is removed, and the end of a sentence gets none', () => {
  expect(quoted('Åtte strenger,')).toBe('Åtte strenger …')
  expect(quoted('og ein gangar som aldri vil slutte.')).toBe('… og ein gangar som aldri vil slutte.')
})

test('marks and spaces do not affect where a text begins', () => {
  expect(quoted('\u0002Åtte\u0003  strenger, eit')).toBe('\u0002Åtte\u0003  strenger, eit …')
})
