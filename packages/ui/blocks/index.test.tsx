import { COMPONENT_IDS } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { drawnBlock } from '../testing.tsx'

describe.each(COMPONENT_IDS)('%s', (component) => {
  test('draws its story', () => {
    expect(drawnBlock(component)).not.toBe('')
  })

  test('draws the same bytes every time', () => {
    expect(drawnBlock(component)).toBe(drawnBlock(component))
  })

  test('draws nothing of nothing', () => {
    expect(drawnBlock(component, [])).toBe('')
  })
})
