import { expect, test } from 'vitest'
import { matchRoute, pathTo } from './routes.ts'

test.each(['/redaksjon', '/redaksjon/'])('%s is the screen of today', (path) => {
  expect(matchRoute(path)).toEqual({ name: 'today', params: {} })
})

test.each(['/redaksjon/tull', '/redaksjon/%', '/'])('%s has no screen', (path) => {
  expect(matchRoute(path)).toBeNull()
})

test('the path of a screen leads back to it', () => {
  expect(matchRoute(pathTo('today'))?.name).toBe('today')
})
