import { LayeredMap } from '@lerret/page-engine'
import { expect, test } from 'vitest'
import { site } from '../../../../packages/page-engine/testing/test-records.ts'
import { toHosting } from './hosting.ts'
import { computeReleaseId } from './release.ts'
import { OPEN_HOSTING } from './test-release.ts'

test('aliases are hosts other than the site’s own, each once', () => {
  const host = 'https://www.fjordheim.example/'
  const aliases = ['https://fjordheim.no', 'http://fjordheim.no/', 'http://localhost:3001', `${host}kino`]
  expect(toHosting(site({ host, aliases }))).toMatchObject({
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
  'a site with published %s in %s is visible %s and indexed %s',
  (published, stage, isPublished, isIndexed) => {
    expect(toHosting(site({ published, stage }))).toMatchObject({ isPublished, isIndexed })
  },
)

test('another alias gives another release id', () => {
  const computeId = (hosting: typeof OPEN_HOSTING) =>
    computeReleaseId({ files: new LayeredMap(), redirects: [], hosting })
  expect(computeId({ ...OPEN_HOSTING, aliases: ['fjordheim.no'] })).not.toBe(computeId(OPEN_HOSTING))
})
