import { expect, test } from 'vitest'
import { findDraft } from '../../../content/records/store/read-records.ts'
import { givenDatabase } from '../../../platform/db/test-database.ts'
import { saveDocument } from './save-document.ts'

const db = await givenDatabase()
const body = { id: 'a', source: '/a', target: '/kino', permanent: false }
const save = (changes: object) =>
  saveDocument(db, 'gammal.example', [{ key: 'a', kind: 'redirect', id: 'a', body: { ...body, ...changes } }])

test.each([
  [{ id: 'annan' }, 'redirect a: id is "annan"; it must be the id of the record'],
  [{ target: '/ki\0no' }, 'redirect a: target has the character NUL, which cannot be stored'],
])('a document of an old website with %j is refused with a sentence', async (changes, sentence) => {
  await expect(save(changes)).rejects.toThrow(sentence)
  expect(await findDraft(db, 'redirect', 'a')).toBeUndefined()
})
