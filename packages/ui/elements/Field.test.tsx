import { expect, test } from 'vitest'
import { drawn } from '../testing.tsx'
import { Field } from './Field.tsx'

test('a field is named by its label, and what helps is tied to it', () => {
  const html = drawn(<Field label="E-post" name="email" type="email" hint="Vi sender ei lenke." />)
  const id = /<label for="([^"]+)"[^>]*>E-post</.exec(html)?.[1]
  expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"`))
  const hintId = /<p id="([^"]+)"[^>]*>Vi sender ei lenke\./.exec(html)?.[1]
  expect(html).toContain(`aria-describedby="${hintId}"`)
  expect(html).not.toContain('aria-invalid')
})

test('what is wrong is said at once, beside what was typed, and read before the hint', () => {
  const html = drawn(
    <Field label="E-post" name="email" defaultValue="kari" error="Ikkje heil." hint="Vi sender ei lenke." />,
  )
  const errorId = /<p id="([^"]+)" role="alert"[^>]*>Ikkje heil\./.exec(html)?.[1]
  const hintId = /<p id="([^"]+)"[^>]*>Vi sender/.exec(html)?.[1]
  expect(html).toContain(`aria-describedby="${errorId} ${hintId}"`)
  expect(html).toMatch(/<input(?=[^>]* value="kari")(?=[^>]* aria-invalid="true")/)
})

test('a field with nothing to add describes nothing', () => {
  expect(drawn(<Field label="E-post" name="email" />)).not.toContain('aria-describedby')
})
