import { expect, test } from 'vitest'
import { renderHtml } from '../testing.tsx'
import { Field } from './Field.tsx'

test('a field has its label as its name and its hint as its description', () => {
  const html = renderHtml(<Field label="E-post" name="email" type="email" hint="Vi sender ei lenke." />)
  const id = /<label for="([^"]+)"[^>]*>E-post</.exec(html)?.[1]
  expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"`))
  const hintId = /<p id="([^"]+)"[^>]*>Vi sender ei lenke\./.exec(html)?.[1]
  expect(html).toContain(`aria-describedby="${hintId}"`)
  expect(html).not.toContain('aria-invalid')
})

test('an error is an alert, is read before the hint and keeps the typed value', () => {
  const html = renderHtml(
    <Field label="E-post" name="email" defaultValue="kari" error="Ikkje heil." hint="Vi sender ei lenke." />,
  )
  const errorId = /<p id="([^"]+)" role="alert"[^>]*>Ikkje heil\./.exec(html)?.[1]
  const hintId = /<p id="([^"]+)"[^>]*>Vi sender/.exec(html)?.[1]
  expect(html).toContain(`aria-describedby="${errorId} ${hintId}"`)
  expect(html).toMatch(/<input(?=[^>]* value="kari")(?=[^>]* aria-invalid="true")/)
})

test('a field without hint and error has no description', () => {
  expect(renderHtml(<Field label="E-post" name="email" />)).not.toContain('aria-describedby')
})
