import { expect, test } from 'vitest'
import { readText, replaceText } from './translated-fields.ts'

const body = {
  title: 'Cinema',
  lead: 'On now.',
  contents: [{ summary: 'One', body: '<p>Two</p>' }],
  texts: { 'a/b': { 'cards.0.title': 'Card' } },
}

test.each([
  ['title', 'Cinema'],
  ['contents/0/summary', 'One'],
  ['texts/a/b/cards.0.title', 'Card'],
  ['meta/title', ''],
])('the text at %s is "%s"', (path, text) => {
  expect(readText(body, path)).toBe(text)
})

test('a changed text replaces the field that it is in, and leaves the rest of the field', () => {
  expect(replaceText(body, 'contents/0/summary', 'New')).toEqual({
    field: 'contents',
    value: [{ summary: 'New', body: '<p>Two</p>' }],
  })
  expect(replaceText(body, 'texts/c/heading', 'New')).toEqual({
    field: 'texts',
    value: { 'a/b': { 'cards.0.title': 'Card' }, c: { heading: 'New' } },
  })
  expect(replaceText(body, 'meta/title', 'New')).toEqual({ field: 'meta', value: { title: 'New' } })
})

test('an empty lead is no lead', () => {
  expect(replaceText(body, 'lead', '')).toEqual({ field: 'lead', value: undefined })
})
