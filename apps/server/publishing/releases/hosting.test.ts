import { LayeredMap } from '@lerret/page-engine'
import { expect, test } from 'vitest'
import { site } from '../../../../packages/page-engine/testing/test-records.ts'
import { hostingOf } from './hosting.ts'
import { releaseIdOf } from './release.ts'
import { OPEN } from './test-release.ts'

test('a site lives at its host; aliases are hosts, each once, and never its own', () => {
  const host = 'https://www.fjordheim.example/'
  const aliases = ['https://fjordheim.no', 'http://fjordheim.no/', 'http://localhost:3001', `${host}kino`]
  expect(hostingOf(site({ host, aliases }))).toMatchObject({
    origin: 'https://www.fjordheim.example',
    aliases: ['fjordheim.no', 'localhost:3001'],
  })
})

test.each([
  [true, 'production', true, true],
  [true, 'staging', true, false],
  [true, 'development', true, false],
  [false, 'production', false, false],
] as const)(
  'published %s in %s: visitors %s, search engines %s',
  (published, stage, isPublished, isIndexed) => {
    expect(hostingOf(site({ published, stage }))).toMatchObject({ isPublished, isIndexed })
  },
)

test('a site that is closed, or has another alias, is another release', () => {
  const idOf = (hosting: typeof OPEN) => releaseIdOf({ files: new LayeredMap(), redirects: [], hosting })
  expect(idOf({ ...OPEN, aliases: ['fjordheim.no'] })).not.toBe(idOf(OPEN))
})
