import type { BlockType } from '@lerret/api/contracts'
import type { SiteComponent } from '@lerret/model'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ComponentList } from './ComponentSettings.tsx'

const type = (component: string, version: string, site: Pick<BlockType, 'siteRange' | 'isAllowed'>) => ({
  component,
  version,
  name: component.toUpperCase(),
  help: '',
  settings: [],
  initialSettings: {},
  ...site,
})
const TYPES = new Map(
  [
    type('program', '8.1.0', { siteRange: '^8.0.0', isAllowed: true }),
    type('ticket', '5.0.0', { siteRange: '^4.0.0', isAllowed: false }),
    type('quiz', '1.2.0', { siteRange: null, isAllowed: false }),
  ].map((each) => [each.component, each]),
)
const COMPONENTS: SiteComponent[] = [
  { name: 'program', version: '^8.0.0', train: 'stable' },
  { name: 'ticket', version: '^4.0.0', train: 'stable' },
]

const onChange = vi.fn()
beforeEach(() => {
  onChange.mockReset()
  render(<ComponentList components={COMPONENTS} types={TYPES} onChange={onChange} />)
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('each component has its installed version, and a range without it has a sentence at its field', () => {
  const [program, ticket] = document.querySelectorAll('li')
  expect(program?.textContent).toContain('Installert: 8.1.0')
  expect(program?.textContent).not.toContain('kan ikkje publiserast')
  expect(ticket?.textContent).toContain('Installert er 5.0.0, og det er ikkje med her.')
})

test('an installed component that is not on the list is added with its own version, and can be removed', () => {
  press('Legg til QUIZ')
  expect(onChange).toHaveBeenCalledWith([...COMPONENTS, { name: 'quiz', version: '^1.2.0', train: 'stable' }])
  press('Fjern PROGRAM frå lista')
  expect(onChange).toHaveBeenLastCalledWith([COMPONENTS[1]])
})
