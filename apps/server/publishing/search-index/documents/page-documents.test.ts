import type { PageConfig } from '@lerret/model'
import { expect, test } from 'vitest'
import { createSafeContent } from '../../../content/records/html/test-safe-content.ts'
import { givenDemoHouse } from '../../../operations/demo/test-demo-house.ts'
import { findAffectedPaths } from './affected-paths.ts'
import { createDocumentContext } from './document-context.ts'
import { pageDocument } from './page-documents.ts'

const { records } = givenDemoHouse()
const content = createSafeContent(records)

test('a page with a contact block answers with the opening hours of the settings', () => {
  const page = content.all('page').find(({ path }) => path === '/kontakt') as PageConfig
  expect(pageDocument(page, page.path, createDocumentContext(content)).passages).toContainEqual({
    heading: 'Opningstider',
    text: 'Bar & kafé: Onsdag–fredag 11–22, Laurdag 11–24, Sundag 12–21',
  })
})

test('changed settings change the documents of pages with their facts: the contact page and the halls', () => {
  const change = { kind: 'settings' as const, before: content.find('settings', 'site') ?? null, after: null }
  const paths = [...findAffectedPaths([change], content)]
  expect(paths.filter((path) => !path.startsWith('/sal/'))).toEqual(['/kontakt'])
  expect(paths).toContain('/sal/storsalen')
})
