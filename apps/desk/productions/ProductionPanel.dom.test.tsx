import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { type DraftProduction, newProduction } from './draft-production.ts'
import { ProductionPanel } from './ProductionPanel.tsx'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const facts = { title: 'Nosferatu', ageLimit: '12', minutes: 94 }

/** Draws the panel of a film that the provider sells, and records what is changed. */
async function givenPanel(production: Partial<DraftProduction>) {
  const changes: [string, unknown][] = []
  const element = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(element).render(
      <QueryClientProvider client={new QueryClient()}>
        <ProductionPanel
          production={{ ...newProduction('film', 'movie'), ...production }}
          facts={facts}
          onChange={(field, value) => changes.push([field, value])}
          onSlug={() => {}}
        />
      </QueryClientProvider>,
    ),
  )
  return { element, changes }
}

test('fields with the value of the provider follow it', async () => {
  const { element } = await givenPanel({ ageLimit: '12', minutes: 94 })
  expect(element.textContent?.split('Følgjer leverandøren')).toHaveLength(3)
  expect(element.textContent).not.toContain('Overstyrt')
})

test('a field with another value is overridden, and follows the provider again with one press', async () => {
  const { element, changes } = await givenPanel({ ageLimit: '12', minutes: 90 })
  expect(element.textContent).toContain('Overstyrt. Leverandøren seier 94.')
  const button = element.querySelector<HTMLButtonElement>('[aria-label="Følg leverandøren: Lengd i minutt"]')
  await act(async () => button?.click())
  expect(changes).toEqual([['minutes', 94]])
})

test('what is missing before publishing is listed', async () => {
  const { element } = await givenPanel({ title: 'Nosferatu' })
  expect(element.textContent).toContain('Manglar filmnummer.')
  expect(element.textContent).toContain('Bør ha samandrag.')
})
