import { expect, test } from 'vitest'
import { findPathProblem, suggestPath } from './page-path.ts'

test.each([
  ['Om oss', '/om-oss'],
  ['Stumfilmdagane 2027!', '/stumfilmdagane-2027'],
  ['Bar & mat: ørret på fjøl', '/bar-mat-orret-pa-fjol'],
  ['Personvernerklæring', '/personvernerklaering'],
  ['  ', ''],
])('the title %j suggests the address %s', (title, path) => {
  expect(suggestPath(title)).toBe(path)
})

test('an address is written with a slash, without spaces, and is free for pages', () => {
  expect(findPathProblem('/om-oss/kart')).toBeNull()
  for (const path of ['', '/', 'om-oss', '/om oss', '/om/', '/{slug}', '/redaksjon/x'])
    expect(findPathProblem(path)).not.toBeNull()
})
