import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderDesk } from '../test-render.tsx'
import { type DraftProduction, newProduction } from './draft-production.ts'
import { ProductionPanel } from './ProductionPanel.tsx'

const facts = { title: 'Nosferatu', ageLimit: '12', minutes: 94 }

/** Draws the panel of a film that the provider sells, and records what is changed. */
function givenPanel(production: Partial<DraftProduction>) {
  const changes: [string, unknown][] = []
  const { container } = renderDesk(
    <ProductionPanel
      production={{ ...newProduction('film', 'movie'), ...production }}
      facts={facts}
      onChange={(field, value) => changes.push([field, value])}
      onSlug={() => {}}
    />,
  )
  return { container, changes }
}

test('fields with the value of the provider follow it', () => {
  const { container } = givenPanel({ ageLimit: '12', minutes: 94 })
  expect(container.textContent?.split('Følgjer leverandøren')).toHaveLength(3)
  expect(container.textContent).not.toContain('Overstyrt')
})

test('a field with another value is overridden, and follows the provider again with one press', () => {
  const { container, changes } = givenPanel({ ageLimit: '12', minutes: 90 })
  expect(container.textContent).toContain('Overstyrt. Leverandøren seier 94.')
  fireEvent.click(screen.getByRole('button', { name: 'Følg leverandøren: Lengd i minutt' }))
  expect(changes).toEqual([['minutes', 94]])
})

test('what is missing before publishing is listed', () => {
  const { container } = givenPanel({ title: 'Nosferatu' })
  expect(container.textContent).toContain('Manglar filmnummer.')
  expect(container.textContent).toContain('Bør ha samandrag.')
})
