import { expect, test } from 'vitest'
import { findSourceProblem, toRedirectSource } from './redirect-source.ts'

test.each([
  ['', ''],
  ['gamal', '/gamal'],
  [' /gamal/ ', '/gamal'],
  ['https://fjordheim.example/p%C3%A5%20kaia/?x=1#y', '/på kaia'],
  ['/gamal?utm=1', '/gamal'],
  ['https://fjordheim.example', '/'],
])('«%s» is the path «%s»', (typed, path) => {
  expect(toRedirectSource(typed)).toBe(path)
})

test.each([
  ['', false],
  ['/gamal', true],
  ['/redaksjon/x', false],
  ['/a//b', false],
])('%s can be redirected: %s', (source, isPossible) => {
  expect(findSourceProblem(source) === null).toBe(isPossible)
})
