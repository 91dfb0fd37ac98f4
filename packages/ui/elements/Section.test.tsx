import { expect, test } from 'vitest'
import { PageTitleContext } from '../context/page-title.ts'
import { listHeadings, renderHtml } from '../testing.tsx'
import { Heading } from './Heading.tsx'
import { Section } from './Section.tsx'

test('a section is labelled by its heading, and headings inside are one level deeper', () => {
  const html = renderHtml(
    <Section heading="På scena">
      <Heading>Quiz</Heading>
    </Section>,
  )
  const id = /<h2 id="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`aria-labelledby="${id}"`)
  expect(listHeadings(html)).toEqual(['h2 På scena', 'h3 Quiz'])
})

test('a heading that repeats the page’s own is for screen readers only', () => {
  const html = renderHtml(
    <PageTitleContext value="Nyhende">
      <Section heading="Nyhende">…</Section>
    </PageTitleContext>,
  )
  expect(html).toMatch(/<h2[^>]*unseen/)
})
