import type { BlockType } from '@lerret/api/contracts'
import type { SiteComponent } from '@lerret/model'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

let root: Root
const onChange = vi.fn()
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  act(() => root.render(<ComponentList components={COMPONENTS} types={TYPES} onChange={onChange} />))
})
afterEach(() => {
  act(() => root.unmount())
  onChange.mockReset()
  vi.unstubAllGlobals()
})

const press = (name: string) =>
  act(async () => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.click())

test('each component has its installed version, and a range without it has a sentence at its field', () => {
  const [program, ticket] = document.querySelectorAll('li')
  expect(program?.textContent).toContain('Installert: 8.1.0')
  expect(program?.textContent).not.toContain('kan ikkje publiserast')
  expect(ticket?.textContent).toContain('Installert er 5.0.0, og det er ikkje med her.')
})

test('an installed component that is not on the list is added with its own version, and can be removed', async () => {
  await press('Legg til QUIZ')
  expect(onChange).toHaveBeenCalledWith([...COMPONENTS, { name: 'quiz', version: '^1.2.0', train: 'stable' }])
  await press('Fjern PROGRAM frå lista')
  expect(onChange).toHaveBeenLastCalledWith([COMPONENTS[1]])
})
