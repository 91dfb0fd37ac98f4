import { COMPONENT_IDS } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { drawnBlock } from '../testing.tsx'

describe.each(COMPONENT_IDS)('%s', (component) => {
  test('renders its story', () => {
    expect(drawnBlock(component)).not.toBe('')
  })

  test('renders the same bytes every time', () => {
    expect(drawnBlock(component)).toBe(drawnBlock(component))
  })

  test('renders nothing without data', () => {
    expect(drawnBlock(component, [])).toBe('')
  })
})
